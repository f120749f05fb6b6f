//! The server: one thread, bound to one address of this computer.
//!
//! The accept loop is ours because that of axum gives hyper no clock: headers that never end would be waited for for ever.
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use axum::Extension;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::halls::Halls;
use super::places::{Limits, Places};
use super::route::{Peer, router};

/// Bytes of headers that are read.
const LONGEST: usize = 16 << 10;
/// Threads that read and write files, so that a slow disk holds up nobody else; each keeps some memory that it has used once.
const HANDS: usize = 8;
/// How soon it is heard that another window has written to the file.
const HEARING: Duration = Duration::from_millis(250);

/// Tables that phones can reach, until it is dropped.
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Opens the tables at one address of this computer; port 0 is any that is free. `names` are other names of the address.
    ///
    /// # Errors
    /// When the address is not one of this computer's, or the port is taken.
    pub fn start(halls: Arc<Halls>, at: SocketAddr, names: &[String]) -> io::Result<Self> {
        Self::within(Limits::default(), halls, at, names)
    }

    /// The same within these limits.
    ///
    /// # Errors
    /// As [`start`](Self::start).
    pub fn within(
        limits: Limits,
        halls: Arc<Halls>,
        at: SocketAddr,
        names: &[String],
    ) -> io::Result<Self> {
        let listener = std::net::TcpListener::bind(at)?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let hosts = hosts(address, names);
        let (stop, stopped) = watch::channel(false);
        let runtime = tokio::runtime::Builder::new_current_thread()
            .max_blocking_threads(HANDS)
            .enable_all()
            .build()?;
        let thread = thread::Builder::new().name("phones".to_owned()).spawn(move || {
            runtime.block_on(async {
                // Without a listener there is nothing to wait for.
                if let Ok(listener) = TcpListener::from_std(listener) {
                    serve(listener, halls, hosts, limits, stopped).await;
                }
            });
            runtime.shutdown_background();
        })?;
        Ok(Self { address, stop, thread: Some(thread) })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.stop.send(true);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The names under which a request for this address is one for us.
fn hosts(address: SocketAddr, names: &[String]) -> Vec<String> {
    let port = address.port();
    let ip = match address.ip() {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => format!("[{ip}]"),
    };
    let local = address.ip().is_loopback().then(|| "localhost".to_owned());
    let all = std::iter::once(ip).chain(local).chain(names.iter().cloned());
    all.flat_map(|name| {
        let bare = (port == 80).then(|| name.clone());
        std::iter::once(format!("{name}:{port}")).chain(bare)
    })
    .collect()
}

/// Looks what other windows have written to the files of the tables.
async fn hear(halls: Arc<Halls>) {
    let all = move || halls.all().iter().for_each(|hall| hall.refresh());
    let _ = tokio::task::spawn_blocking(all).await;
}

async fn serve(
    listener: TcpListener,
    halls: Arc<Halls>,
    hosts: Vec<String>,
    limits: Limits,
    mut stopped: watch::Receiver<bool>,
) {
    let router = router(halls.clone(), hosts, limits);
    let places = Places::new(limits);
    let mut hearing = interval(HEARING);
    hearing.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let accepted = tokio::select! {
            _ = stopped.changed() => return,
            _ = hearing.tick() => {
                hear(halls.clone()).await;
                continue;
            }
            accepted = listener.accept() => accepted,
        };
        let Ok((stream, peer)) = accepted else {
            // Out of files, say: the next moment may have some.
            sleep(HEARING).await;
            continue;
        };
        // Whoever finds no place tries again, as pages do.
        let Some(place) = places.take(peer.ip()).map(Arc::new) else { continue };
        let answers = TowerToHyperService::new(router.clone().layer(Extension(Peer(peer.ip()))));
        let asked = place.clone();
        let service = service_fn(move |request| {
            asked.asks();
            answers.call(request)
        });
        tokio::spawn(async move {
            let _ = stream.set_nodelay(true);
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(limits.headers)
                .max_buf_size(LONGEST)
                .serve_connection(TokioIo::new(stream), service);
            // Whoever has gone has gone.
            tokio::select! {
                _ = connection => {}
                () = place.closed() => {}
            }
        });
    }
}
