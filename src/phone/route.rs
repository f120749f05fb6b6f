//! Which address leads where.
use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, to_bytes};
use axum::extract::{Extension, FromRequestParts, Path, RawQuery, State};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, Sse};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Router, middleware};
use futures_util::stream;
use maud::Markup;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::guard::guard;
use super::hall::{Hall, Tongue};
use super::halls::{Asks, Halls};
use super::places::Limits;
use super::private;
use super::seal::ID;
use super::{page, seal};
use crate::lang::Lang;
use crate::screen::film_policy;

/// A sealed request is never longer.
const LONGEST: usize = 2 * seal::ASKED + 64;
/// Bells that one address may listen to at once.
const BELLS: usize = 32;

const CSS: &str = include_str!("assets/app.css");
const TV: &str = include_str!("assets/tv.css");
const APP: &str = include_str!("assets/app.js");
const SEAL: &str = include_str!("assets/seal.js");

/// What every request may need.
#[derive(Clone)]
pub(super) struct Shared {
    halls: Arc<Halls>,
    /// The names under which we answer.
    pub(super) hosts: Arc<[String]>,
    bells: Arc<Mutex<HashMap<IpAddr, usize>>>,
    limits: Limits,
}

/// From where a request comes.
#[derive(Clone, Copy)]
pub(super) struct Peer(pub IpAddr);

/// Every address of the pages of all tables, asked for under one of `hosts`.
pub fn router(halls: Arc<Halls>, hosts: Vec<String>, limits: Limits) -> Router {
    let shared = Shared { halls, hosts: hosts.into(), bells: Arc::default(), limits };
    Router::new()
        .route("/", get(shell))
        .route("/t/{name}", get(screen))
        .route("/t/{name}/table", get(table))
        .route("/t/{name}/menu", get(menu))
        .route("/t/{name}/bell", get(bell))
        .route("/t/{name}/film", get(film))
        .route("/a/{asset}", get(asset))
        .route("/s", post(sealed))
        .layer(middleware::from_fn_with_state(shared.hosts.clone(), guard))
        .with_state(shared)
}

/// The language that was asked for, else the first one of the browser that we speak.
fn lang(query: Option<&str>, headers: &HeaderMap) -> Option<Lang> {
    let asked = parameter(query, "lang").and_then(|it| it.parse().ok());
    let accepted = || {
        let accepted = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
        accepted.split(',').find_map(|it| Lang::from_locale(it.trim().split(';').next()?))
    };
    asked.or_else(accepted)
}

fn parameter<'a>(query: Option<&'a str>, name: &str) -> Option<&'a str> {
    let pairs = query?.split('&').filter_map(|pair| pair.split_once('='));
    pairs.into_iter().find_map(|(key, value)| (key == name).then_some(value))
}

/// A table that was asked for by its name, and in which language. Who does not know the name finds nothing.
struct Asked {
    hall: Arc<Hall>,
    lang: Lang,
    query: Option<String>,
}

impl FromRequestParts<Shared> for Asked {
    type Rejection = StatusCode;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Shared,
    ) -> Result<Self, Self::Rejection> {
        let name = Path::<String>::from_request_parts(parts, shared).await;
        let name = name.map_err(|_| StatusCode::NOT_FOUND)?;
        let hall = shared.halls.named(&name).ok_or(StatusCode::NOT_FOUND)?;
        let query = parts.uri.query().map(str::to_owned);
        let lang = lang(query.as_deref(), &parts.headers).unwrap_or_else(|| hall.lang());
        Ok(Self { hall, lang, query })
    }
}

async fn shell(
    State(shared): State<Shared>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Html<String> {
    let lang = lang(query.as_deref(), &headers).unwrap_or_else(|| shared.halls.lang());
    html(page::shell(&Tongue::of(lang).words, shared.limits.page, None))
}

async fn screen(State(shared): State<Shared>, headers: HeaderMap, asked: Asked) -> Html<String> {
    // Whoever asks by another name than ours has got no answer before.
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let address = format!("{host}/t/{}", asked.hall.name());
    html(page::shell(&Tongue::of(asked.lang).words, shared.limits.page, Some(&address)))
}

fn html(page: Markup) -> Html<String> {
    Html(page.into_string())
}

async fn table(asked: Asked) -> Response {
    let at = parameter(asked.query.as_deref(), "at").and_then(|at| at.parse().ok());
    apart(move || html(page::table(&asked.hall, asked.lang, at))).await
}

/// Somebody may be writing to the file of the table: whoever waits for that holds up nobody at another one.
async fn apart<T: IntoResponse + Send + 'static>(
    made: impl FnOnce() -> T + Send + 'static,
) -> Response {
    match tokio::task::spawn_blocking(made).await {
        Ok(made) => made.into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// The film of the game, once it is over.
async fn film(asked: Asked) -> Response {
    match asked.hall.film(asked.lang).await {
        Some(film) => ([(CONTENT_SECURITY_POLICY, film_policy())], Html(film)).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn menu(asked: Asked) -> Response {
    let path = parameter(asked.query.as_deref(), "path").unwrap_or_default().split('.');
    let path: Vec<usize> = path.filter_map(|it| it.parse().ok()).take(16).collect();
    apart(move || {
        let menu = page::menu(&asked.hall, asked.lang, &path);
        let menu = serde_json::to_vec(&menu).unwrap_or_default();
        ([(CONTENT_TYPE, "application/json")], menu)
    })
    .await
}

async fn asset(Path(asset): Path<String>) -> Response {
    let (kind, text) = match asset.as_str() {
        "app.css" => ("text/css; charset=utf-8", CSS),
        "tv.css" => ("text/css; charset=utf-8", TV),
        "app.js" => ("text/javascript; charset=utf-8", APP),
        "seal.js" => ("text/javascript; charset=utf-8", SEAL),
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    ([(CONTENT_TYPE, kind)], text).into_response()
}

/// A bell that rings with a number, the same for everybody; now and then also where nothing has changed, so that a page
/// hears when it is not in touch any more.
async fn bell(
    asked: Asked,
    State(shared): State<Shared>,
    peer: Option<Extension<Peer>>,
) -> Response {
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.0);
    let Some(listens) = Listening::at(&shared.bells, peer) else {
        return StatusCode::TOO_MANY_REQUESTS.into_response();
    };
    let mut bell = asked.hall.bell();
    bell.mark_changed();
    let alive = shared.limits.alive;
    let rings = stream::unfold((bell, listens), move |(mut bell, listens)| async move {
        let rung = match timeout(alive, bell.changed()).await {
            Ok(rung) => rung.map(|()| Event::default()).ok()?,
            Err(_) => Event::default().event("alive"),
        };
        let rung = rung.data(bell.borrow_and_update().to_string());
        Some((Ok::<_, Infallible>(rung), (bell, listens)))
    });
    Sse::new(rings).into_response()
}

/// One bell that an address listens to.
struct Listening {
    bells: Arc<Mutex<HashMap<IpAddr, usize>>>,
    peer: IpAddr,
}

impl Listening {
    fn at(bells: &Arc<Mutex<HashMap<IpAddr, usize>>>, peer: IpAddr) -> Option<Self> {
        let mut all = bells.lock().unwrap_or_else(PoisonError::into_inner);
        let here = all.entry(peer).or_default();
        if *here >= BELLS {
            return None;
        }
        *here += 1;
        drop(all);
        Some(Self { bells: bells.clone(), peer })
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let mut all = self.bells.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(here) = all.get_mut(&self.peer) {
            *here = here.saturating_sub(1);
            if *here == 0 {
                all.remove(&self.peer);
            }
        }
    }
}

/// A sealed request: who cannot seal it gets nothing, not even what was wrong.
async fn sealed(State(shared): State<Shared>, body: Body) -> Response {
    let Ok(body) = timeout(shared.limits.body, to_bytes(body, LONGEST)).await else {
        return StatusCode::REQUEST_TIMEOUT.into_response();
    };
    let Ok(body) = body else { return StatusCode::PAYLOAD_TOO_LARGE.into_response() };
    apart(move || {
        let answer = opened(&shared.halls, &body)?;
        Ok::<_, StatusCode>(([(CONTENT_TYPE, "application/octet-stream")], answer))
    })
    .await
}

fn opened(halls: &Halls, body: &[u8]) -> Result<Vec<u8>, StatusCode> {
    let (id, rest) = body.split_first_chunk::<ID>().ok_or(StatusCode::FORBIDDEN)?;
    let (hall, owner, asks) = halls.asked(*id).ok_or(StatusCode::FORBIDDEN)?;
    let keys = match &asks {
        Asks::Link(link) => link.keys(),
        Asks::Page(keys) => keys,
    };
    let (text, nonce) = keys.open(rest).ok_or(StatusCode::FORBIDDEN)?;
    let broken = |_| StatusCode::INTERNAL_SERVER_ERROR;
    let answer = match &asks {
        Asks::Link(link) => private::greet(&hall, owner, link, &read(&text)?, nonce),
        Asks::Page(_) => private::answer(&hall, owner, *id, read(&text)?),
    };
    let answer = answer.map_err(broken)?.ok_or(StatusCode::CONFLICT)?;
    let answer = serde_json::to_vec(&answer).map_err(|error| broken(error.into()))?;
    debug_assert!(answer.len() <= seal::ROOM, "its length would tell something");
    keys.seal(answer).map_err(broken)
}

fn read<T: DeserializeOwned>(text: &[u8]) -> Result<T, StatusCode> {
    serde_json::from_slice(text).map_err(|_| StatusCode::BAD_REQUEST)
}
