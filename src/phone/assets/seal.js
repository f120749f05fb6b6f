'use strict';
/* The phone's end of the sealed channel: SHA-256, ChaCha20-Poly1305 of RFC 8439, and X25519 of RFC 7748. Browsers keep
   their own cryptography from pages without TLS. The other end is seal.rs and agreement.rs; a test compares them in a
   browser. */
const Seal = (() => {
  const K = Uint32Array.of(
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2);
  const right = (word, by) => word >>> by | word << 32 - by;
  const left = (word, by) => word << by | word >>> 32 - by;

  const sha256 = message => {
    const padded = new Uint8Array((message.length + 8 >> 6) + 1 << 6);
    padded.set(message);
    padded[message.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 4, message.length << 3);
    const h = Uint32Array.of(0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19);
    const w = new Uint32Array(64);
    for (let from = 0; from < padded.length; from += 64) {
      for (let i = 0; i < 16; i++) w[i] = view.getUint32(from + 4 * i);
      for (let i = 16; i < 64; i++) {
        const s0 = right(w[i - 15], 7) ^ right(w[i - 15], 18) ^ w[i - 15] >>> 3;
        const s1 = right(w[i - 2], 17) ^ right(w[i - 2], 19) ^ w[i - 2] >>> 10;
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
      }
      let [a, b, c, d, e, f, g, last] = h;
      for (let i = 0; i < 64; i++) {
        const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
        const one = last + s1 + (e & f ^ ~e & g) + K[i] + w[i] | 0;
        const s0 = right(a, 2) ^ right(a, 13) ^ right(a, 22);
        const two = s0 + (a & b ^ a & c ^ b & c) | 0;
        last = g; g = f; f = e; e = d + one | 0;
        d = c; c = b; b = a; a = one + two | 0;
      }
      [a, b, c, d, e, f, g, last].forEach((word, i) => { h[i] += word; });
    }
    const out = new Uint8Array(32);
    h.forEach((word, i) => new DataView(out.buffer).setUint32(4 * i, word));
    return out;
  };

  const words = bytes => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i, true));
  };

  const block = (key, nonce, count) => {
    const start = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...words(key), count, ...words(nonce));
    const x = start.slice();
    const quarter = (a, b, c, d) => {
      x[a] += x[b]; x[d] = left(x[d] ^ x[a], 16);
      x[c] += x[d]; x[b] = left(x[b] ^ x[c], 12);
      x[a] += x[b]; x[d] = left(x[d] ^ x[a], 8);
      x[c] += x[d]; x[b] = left(x[b] ^ x[c], 7);
    };
    for (let i = 0; i < 10; i++) {
      quarter(0, 4, 8, 12); quarter(1, 5, 9, 13); quarter(2, 6, 10, 14); quarter(3, 7, 11, 15);
      quarter(0, 5, 10, 15); quarter(1, 6, 11, 12); quarter(2, 7, 8, 13); quarter(3, 4, 9, 14);
    }
    const out = new Uint8Array(64);
    const view = new DataView(out.buffer);
    x.forEach((word, i) => view.setUint32(4 * i, word + start[i] >>> 0, true));
    return out;
  };

  const stream = (key, nonce, text) => {
    const out = new Uint8Array(text.length);
    for (let from = 0; from < text.length; from += 64) {
      const pad = block(key, nonce, 1 + from / 64);
      for (let i = 0; i < 64 && from + i < text.length; i++) out[from + i] = text[from + i] ^ pad[i];
    }
    return out;
  };

  const number = bytes => {
    let text = '';
    for (let i = bytes.length - 1; i >= 0; i--) text += bytes[i].toString(16).padStart(2, '0');
    return BigInt('0x' + (text || '0'));
  };

  const tag = (key, nonce, hidden) => {
    const once = block(key, nonce, 0);
    const r = number(once.subarray(0, 16)) & 0x0ffffffc0ffffffc0ffffffc0fffffffn;
    const prime = (1n << 130n) - 5n;
    const filled = new Uint8Array((hidden.length + 15 & ~15) + 16);
    filled.set(hidden);
    new DataView(filled.buffer).setUint32(filled.length - 8, hidden.length, true);
    let sum = 0n;
    for (let from = 0; from < filled.length; from += 16) {
      sum = (sum + number(filled.subarray(from, from + 16)) + (1n << 128n)) * r % prime;
    }
    sum += number(once.subarray(16, 32));
    return Uint8Array.from({ length: 16 }, (_, i) => Number(sum >> BigInt(8 * i) & 255n));
  };

  const seal = (key, nonce, text) => {
    const hidden = stream(key, nonce, text);
    const out = new Uint8Array(hidden.length + 16);
    out.set(hidden);
    out.set(tag(key, nonce, hidden), hidden.length);
    return out;
  };

  /* The text, or null for a box that somebody has touched. */
  const open = (key, nonce, box) => {
    if (box.length < 16) return null;
    const hidden = box.subarray(0, box.length - 16);
    const expected = tag(key, nonce, hidden);
    let wrong = 0;
    for (let i = 0; i < 16; i++) wrong |= expected[i] ^ box[hidden.length + i];
    return wrong ? null : stream(key, nonce, hidden);
  };

  /* The Montgomery ladder. How long a step takes depends on the numbers, which nobody but this phone can measure. */
  const P = (1n << 255n) - 19n;
  const x25519 = (scalar, point) => {
    const k = number(scalar) & (1n << 254n) - 8n | 1n << 254n;
    const x = (number(point) & (1n << 255n) - 1n) % P;
    let [x2, z2, x3, z3] = [1n, 0n, x, 1n];
    for (let i = 254n; i >= 0n; i--) {
      const swap = k >> i & 1n;
      if (swap) [x2, z2, x3, z3] = [x3, z3, x2, z2];
      const sum = x2 + z2, gap = x2 - z2 + P;
      const one = (x3 - z3 + P) * sum % P, two = (x3 + z3) * gap % P;
      const a = sum * sum % P, b = gap * gap % P, e = a - b + P;
      x3 = (one + two) ** 2n % P; z3 = x * ((one - two) ** 2n % P) % P;
      x2 = a * b % P; z2 = e * (a + 121665n * e) % P;
      if (swap) [x2, z2, x3, z3] = [x3, z3, x2, z2];
    }
    let power = P - 2n, inverse = 1n;
    for (let base = z2; power; power >>= 1n, base = base * base % P) if (power & 1n) inverse = inverse * base % P;
    const out = x2 * inverse % P;
    return Uint8Array.from({ length: 32 }, (_, i) => Number(out >> BigInt(8 * i) & 255n));
  };

  return { sha256, seal, open, x25519 };
})();
