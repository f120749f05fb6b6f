//! Under which addresses phones on the same network reach this computer.
use std::net::{IpAddr, Ipv4Addr};

/// The private IPv4 addresses of this computer, the likeliest first: cables and Wi-Fi, then whatever else there is, such
/// as tunnels and the networks of virtual machines. Never an address that the whole internet can reach.
pub fn addresses() -> Vec<Ipv4Addr> {
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    let mut found: Vec<(u8, Ipv4Addr)> = found
        .into_iter()
        .filter_map(|interface| match interface.ip() {
            IpAddr::V4(ip) if is_of_a_home(ip) => Some((rank(&interface.name, ip), ip)),
            _ => None,
        })
        .collect();
    found.sort();
    found.dedup_by_key(|(_, ip)| *ip);
    found.into_iter().map(|(_, ip)| ip).collect()
}

const fn is_of_a_home(ip: Ipv4Addr) -> bool {
    ip.is_private() || ip.is_link_local()
}

/// How unlikely it is that phones are on this network.
fn rank(name: &str, ip: Ipv4Addr) -> u8 {
    let name = name.to_lowercase();
    let begins = |starts: &[&str]| starts.iter().any(|start| name.starts_with(start));
    if ip.is_link_local() {
        3
    } else if begins(&["wl", "en", "eth", "wi-fi", "ap", "bridge"]) {
        0
    } else if begins(&["tun", "tap", "wg", "docker", "br-", "veth", "vmnet", "virbr", "vethernet"])
    {
        2
    } else {
        1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wifi_comes_before_a_tunnel_and_the_internet_is_no_home() {
        let home = Ipv4Addr::new(192, 168, 178, 23);
        let ranks = ["wlp3s0", "Ethernet 2", "docker0", "wg0"].map(|name| rank(name, home));
        assert_eq!(ranks, [0, 0, 2, 2]);
        assert!(is_of_a_home(home) && is_of_a_home(Ipv4Addr::new(10, 0, 0, 7)));
        assert!(!is_of_a_home(Ipv4Addr::new(8, 8, 8, 8)) && !is_of_a_home(Ipv4Addr::LOCALHOST));
    }
}
