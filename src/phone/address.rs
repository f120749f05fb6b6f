//! Under which addresses phones on the same network reach this computer.
use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// Where a packet for the whole world would leave this computer; the address is one for examples, and nothing is sent to it.
const WORLD: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// Beginnings of the names of networks on which there are machines that are none, or computers far away.
const VIRTUAL: [&str; 26] = [
    "tun",
    "utun",
    "tap",
    "wg",
    "ppp",
    "ipsec",
    "zt",
    "tailscale",
    "nordlynx",
    "docker",
    "podman",
    "cni",
    "br-",
    "bridge",
    "veth",
    "vethernet",
    "vmnet",
    "vmware",
    "vnic",
    "virbr",
    "vbox",
    "virtualbox",
    "lxc",
    "lxdbr",
    "incusbr",
    "hyper-v",
];

/// Networks that programs for virtual machines make: `VirtualBox`, the Mac’s own, Docker.
const MADE: [[u8; 3]; 3] = [[192, 168, 56], [192, 168, 64], [172, 17, 0]];

/// Ports that no browser opens, since other services live there: the “bad ports” of the Fetch standard.
const CLOSED: [u16; 83] = [
    0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101,
    102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427,
    465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990,
    993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667,
    6668, 6669, 6679, 6697, 10080,
];

/// The private IPv4 addresses of this computer, the likeliest first: the one that leads to the world, other cables and
/// Wi-Fi, then whatever else there is, such as tunnels and the networks of virtual machines. Never an address that the
/// whole internet can reach.
pub fn addresses() -> Vec<Ipv4Addr> {
    let (found, leaves) = (if_addrs::get_if_addrs().unwrap_or_default(), leaves());
    let found = found.into_iter().filter_map(|interface| match interface.ip() {
        IpAddr::V4(ip) if is_of_a_home(ip) => Some((interface.name, ip)),
        _ => None,
    });
    likeliest(found.collect(), leaves)
}

/// Whether browsers open pages at this port; 0 stands for any that is free.
pub fn is_for_browsers(port: u16) -> bool {
    port == 0 || !CLOSED.contains(&port)
}

/// By which address this computer would reach the world.
fn leaves() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(WORLD).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

fn likeliest(found: Vec<(String, Ipv4Addr)>, leaves: Option<IpAddr>) -> Vec<Ipv4Addr> {
    let ranked =
        |(name, ip): (String, Ipv4Addr)| (rank(&name, ip, leaves == Some(IpAddr::V4(ip))), ip);
    let mut found: Vec<(u8, Ipv4Addr)> = found.into_iter().map(ranked).collect();
    found.sort();
    found.dedup_by_key(|(_, ip)| *ip);
    found.into_iter().map(|(_, ip)| ip).collect()
}

const fn is_of_a_home(ip: Ipv4Addr) -> bool {
    ip.is_private() || ip.is_link_local()
}

/// How unlikely it is that phones are on this network.
fn rank(name: &str, ip: Ipv4Addr, leaves: bool) -> u8 {
    let name = name.to_lowercase();
    let begins = |starts: &[&str]| starts.iter().any(|start| name.starts_with(start));
    let [a, b, c, _] = ip.octets();
    if ip.is_link_local() {
        4
    } else if begins(&VIRTUAL) || (MADE.contains(&[a, b, c]) && !leaves) {
        3
    } else if leaves {
        0
    } else if begins(&["wl", "en", "eth", "wi-fi", "ap"]) {
        1
    } else {
        2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wifi_comes_before_a_tunnel_and_the_internet_is_no_home() {
        let home = Ipv4Addr::new(192, 168, 178, 23);
        let ranks = ["wlp3s0", "Ethernet 2", "docker0", "wg0"].map(|name| rank(name, home, false));
        assert_eq!(ranks, [1, 1, 3, 3]);
        assert!(is_of_a_home(home) && is_of_a_home(Ipv4Addr::new(10, 0, 0, 7)));
        assert!(!is_of_a_home(Ipv4Addr::new(8, 8, 8, 8)) && !is_of_a_home(Ipv4Addr::LOCALHOST));
    }

    #[test]
    fn the_code_leads_to_the_network_of_the_home_and_not_to_a_virtual_machine() {
        let ip = |text: &str| text.parse::<Ipv4Addr>().unwrap();
        let wifi = ip("192.168.178.23");
        // What lies beside the Wi-Fi, each as its system calls it.
        for (own, other, address) in [
            ("en0", "bridge100", "192.168.64.1"),
            ("Wi-Fi", "Ethernet 2", "192.168.56.1"),
            ("wlan0", "eth1", "10.0.0.5"),
            ("wlp3s0", "virbr0", "192.168.122.1"),
            ("Ethernet", "vEthernet (WSL)", "172.22.0.1"),
            ("wlp3s0", "tailscale0", "10.1.2.3"),
        ] {
            let found = [(other.to_owned(), ip(address)), (own.to_owned(), wifi)];
            let all = likeliest(found.to_vec(), Some(wifi.into()));
            assert_eq!(all, [wifi, ip(address)], "{other}");
        }
        // A tunnel that takes everything leads to no phone.
        let found = [("tun0".to_owned(), ip("10.8.0.2")), ("wlan0".to_owned(), wifi)];
        assert_eq!(likeliest(found.to_vec(), Some(ip("10.8.0.2").into()))[0], wifi);
    }

    #[test]
    fn a_port_that_no_browser_opens_is_known() {
        assert!([4711, 80, 8080, 0].into_iter().all(is_for_browsers));
        assert!([22, 6000, 6667, 10080].into_iter().all(|port| !is_for_browsers(port)));
    }
}
