//! What every request must pass, and what every answer bears.
//!
//! A page of the web that somebody has open elsewhere can make his browser ask us. It cannot choose the `Host` under
//! which it asks (so no name of its own is led to our address), it cannot hide its `Origin`, and it knows no link.
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

/// Headers of every answer.
const HEADERS: [(&str, &str); 6] = [
    ("cache-control", "no-store"),
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-resource-policy", "same-origin"),
    ("x-frame-options", "DENY"),
];

/// Lets a request pass that was meant for us, by one of the names under which we answer.
pub async fn guard(State(hosts): State<Arc<[String]>>, request: Request, next: Next) -> Response {
    let mut response = match refused(&hosts, &request) {
        Some(status) => status.into_response(),
        None => next.run(request).await,
    };
    for (name, value) in HEADERS {
        let value = HeaderValue::from_static(value);
        // The film has a policy of its own, which allows nothing but what is inside it.
        response.headers_mut().entry(HeaderName::from_static(name)).or_insert(value);
    }
    response
}

fn refused(hosts: &[String], request: &Request) -> Option<StatusCode> {
    let header = |name| request.headers().get(name).map(HeaderValue::as_bytes);
    let is_ours = |host: &[u8]| hosts.iter().any(|ours| ours.as_bytes() == host);
    if !header(HOST).is_some_and(is_ours) {
        return Some(StatusCode::MISDIRECTED_REQUEST);
    }
    let foreign =
        header(ORIGIN).is_some_and(|origin| !origin.strip_prefix(b"http://").is_some_and(is_ours));
    foreign.then_some(StatusCode::FORBIDDEN)
}
