//! The line between phones and their host, which can fall silent without being cut: as where the host sleeps.
use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

/// A line that listens where phones ask, and leads to a server at another address of this computer.
pub struct Line(Arc<Silence>);

#[derive(Default)]
struct Silence {
    now: Mutex<bool>,
    ends: Condvar,
}

impl Line {
    /// The line to what is opened, at an address with a port that is free there and here: its port is a part of a host's name.
    pub fn to<S>(mut open: impl FnMut(SocketAddr) -> Option<S>) -> (Self, S) {
        let (listener, host, server) = loop {
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
            let port = listener.local_addr().expect("an address").port();
            let host = SocketAddr::from(([127, 0, 0, 2], port));
            if let Some(server) = open(host) {
                break (listener, host, server);
            }
        };
        let silence = Arc::<Silence>::default();
        let line = Self(silence.clone());
        thread::spawn(move || {
            for phone in listener.incoming().flatten() {
                let Ok(host) = TcpStream::connect(host) else { return };
                let copy = |it: &TcpStream| it.try_clone().expect("a stream");
                let ways = [(copy(&phone), copy(&host)), (host, phone)];
                for (from, to) in ways {
                    let silence = silence.clone();
                    thread::spawn(move || silence.carry(from, to));
                }
            }
        });
        (line, server)
    }

    /// From now on nothing comes through; or again everything, also what has been said meanwhile.
    pub fn falls_silent(&self, silent: bool) {
        *self.0.now.lock().expect("no panic") = silent;
        self.0.ends.notify_all();
    }
}

impl Silence {
    fn carry(&self, mut from: TcpStream, mut to: TcpStream) {
        let mut some = [0; 4096];
        loop {
            let count = from.read(&mut some).unwrap_or(0);
            let now = self.now.lock().expect("no panic");
            drop(self.ends.wait_while(now, |silent| *silent).expect("no panic"));
            if count == 0 || to.write_all(&some[..count]).is_err() {
                // Whoever has gone has gone for both.
                let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
                return;
            }
        }
    }
}
