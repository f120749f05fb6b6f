'use strict';
(() => {
  const $ = (id) => document.getElementById(id);
  const film = JSON.parse($('film').textContent);
  const last = film.frames.length - 1;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let now = 0, timer = 0, eyes = 0;

  const SVG = 'http://www.w3.org/2000/svg';
  const draw = (parent, name, facts, text) => {
    const it = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(facts)) it.setAttribute(key, value);
    if (text !== undefined) it.textContent = text;
    parent.append(it);
    return it;
  };

  // What was known stands only where it changed.
  const known = film.frames.map((frame) => frame.known);
  for (let at = 1; at < known.length; at += 1) {
    known[at] = known[at].map((of, eye) => (of === null ? known[at - 1][eye] : of));
  }
  const people = (bits) => {
    const all = BigInt(`0x${bits}`), found = [];
    for (let at = 0; at < film.names.length; at += 1) if ((all >> BigInt(at)) & 1n) found.push(at);
    return found;
  };

  // The pieces, each made once and then moved.
  const cards = film.stage.kind === 'cards', pieces = {};
  const size = cards ? [94, 66] : [0, 0];
  const makeCard = (at, name) => {
    const piece = draw($('pieces'), 'g', { class: 'piece card' });
    draw(piece, 'rect', { width: 94, height: 66, rx: 6 });
    const letters = Array.from(name).length;
    draw(piece, 'text', { class: 'name', x: 47, y: 22, 'font-size': Math.min(17, Math.floor(160 / Math.max(letters, 1))) }, name);
    draw(piece, 'text', { class: 'signs', x: 47, y: 40 });
    draw(piece, 'title', {});
    draw(piece, 'g', { class: 'dots', transform: 'translate(0 54)' });
    pieces[at] = piece;
    return piece;
  };
  const makeFigure = (at) => {
    const piece = draw($('pieces'), 'g', { class: 'piece figure' });
    draw(piece, 'circle', { r: 17, cy: 3 });
    draw(piece, 'text', { class: 'signs', y: 8 });
    draw(piece, 'title', {});
    draw(piece, 'g', { class: 'dots', transform: 'translate(-6 22)' });
    pieces[at] = piece;
    return piece;
  };
  if (cards) {
    for (let column = 0; column < film.stage.columns; column += 1) {
      draw($('under'), 'text', { class: 'mark', x: 24 + 47 + column * 100, y: 16 }, String.fromCharCode(97 + column));
    }
    for (let row = 0; row < film.stage.rows; row += 1) {
      draw($('under'), 'text', { class: 'mark', x: 10, y: 24 + 38 + row * 72 }, row + 1);
    }
  }

  const place = (frame) => {
    const here = frame.board.pieces;
    for (const at of Object.keys(pieces)) pieces[at].classList.toggle('gone', !(at in here));
    for (const [at, [first, second, name, state, signs]] of Object.entries(here)) {
      const piece = pieces[at] || (cards ? makeCard(at, name) : makeFigure(at));
      const [x, y] = cards ? [24 + second * 100, 24 + first * 72] : [first, second];
      piece.style.transform = `translate(${x}px, ${y}px)`;
      piece.setAttribute('class', `piece ${cards ? 'card' : 'figure'} ${state}`);
      piece.querySelector('.signs').textContent = signs;
      // A card without a name is called by where it lies now.
      if (cards) piece.querySelector('.name').textContent = name;
      piece.querySelector('title').textContent = name;
    }
    if (!cards) {
      const under = $('under');
      under.replaceChildren();
      [...frame.board.ground].forEach((sign, at) => {
        const [x, y] = film.stage.spots[at];
        if (sign === 'o') draw(under, 'circle', { class: 'spot hole', cx: x, cy: y + 16, r: 5 });
        if (sign === 'x') draw(under, 'circle', { class: 'spot', cx: x, cy: y + 16, r: 6 });
        if (sign === '-') draw(under, 'circle', { class: 'spot lamp', cx: x, cy: y + 4, r: 13 });
        if (sign === '*' || /[0-9]/.test(sign)) {
          draw(under, 'circle', { class: 'spot lit', cx: x, cy: y + 4, r: 14 });
          draw(under, 'text', { class: 'number', x, y: y + 9 }, sign);
        }
      });
      for (const [x, y, text] of frame.board.exits) {
        const anchor = x < 120 ? 'start' : x > film.stage.wide - 120 ? 'end' : 'middle';
        const left = anchor === 'start' ? 4 : anchor === 'end' ? film.stage.wide - 4 : x;
        draw(under, 'text', { class: 'exit', x: left, y }, text).style.textAnchor = anchor;
      }
    }
  };

  // Who could still be it, as numbered dots on the cards, larger where it is likelier.
  const spread = (frame, hidden) => {
    for (const piece of Object.values(pieces)) {
      piece.querySelector('.dots').replaceChildren();
      piece.querySelectorAll('.owner').forEach((ring) => ring.remove());
    }
    const shown = {};
    for (const [seat, bits, shares] of hidden) {
      const all = people(bits);
      all.forEach((who, index) => {
        const piece = pieces[who];
        if (!piece) return;
        const share = shares.length ? shares[index] / 1000 : 1 / all.length;
        const column = (shown[who] = (shown[who] || 0) + 1) - 1;
        const x = (cards ? 12 : 6) + column * (cards ? 14 : 12);
        const dots = piece.querySelector('.dots');
        draw(dots, 'circle', { class: `dot s${seat % 9}`, cx: x, cy: 0, r: 5 + 2 * Math.sqrt(Math.min(1, share * 3)) });
        draw(dots, 'text', { class: 'dotnumber', x, y: 3.5 }, seat + 1);
      });
    }
    if (!$('who').checked) return;
    frame.own.forEach((who) => {
      const piece = who === null ? undefined : pieces[who];
      if (!piece) return;
      if (cards) draw(piece, 'rect', { class: 'owner', x: -2, y: -2, width: size[0] + 4, height: size[1] + 4, rx: 8 });
      else draw(piece, 'circle', { class: 'owner', cy: 3, r: 22 });
    });
  };

  const called = (frame, who) => (cards && frame.board.pieces[who] ? frame.board.pieces[who][2] : film.names[who]);
  const tell = (hidden, frame) => {
    const rows = $('hidden');
    if (!rows) return;
    rows.replaceChildren();
    for (const [seat, bits, shares] of hidden) {
      const row = rows.insertRow(), head = document.createElement('th'), cell = document.createElement('td');
      const number = document.createElement('span');
      number.className = `s${seat % 9}`;
      number.textContent = seat + 1;
      head.scope = 'row';
      head.append(number, film.seats[seat]);
      const all = people(bits);
      cell.textContent = film.counts[Math.min(all.length, film.counts.length - 1)];
      if (all.length && all.length <= 8) {
        const few = document.createElement('small');
        few.textContent = all.map((who, index) => called(frame, who) + (shares.length ? ` ${Math.round(shares[index] / 10)} %` : '')).join(', ');
        cell.append(few);
      }
      row.append(head, cell);
    }
    $('worlds').textContent = hidden.length ? frame.worlds[eyes][1] : '';
  };

  // How much was still unknown, as a curve.
  const chart = () => {
    const box = $('chart');
    box.replaceChildren();
    if (!film.eyes.length) { box.setAttribute('hidden', ''); return; }
    const bits = film.frames.map((frame) => Math.log2(Math.max(1, frame.worlds[eyes][0])));
    const most = Math.max(1, ...bits);
    const spot = (at) => `${last ? (1000 * at) / last : 0} ${86 - (80 * bits[at]) / most}`;
    let path = `M${spot(0)}`;
    for (let at = 1; at <= last; at += 1) path += `H${last ? (1000 * at) / last : 0}V${86 - (80 * bits[at]) / most}`;
    draw(box, 'path', { class: 'area', d: `${path}V90H0z` });
    draw(box, 'path', { class: 'curve', d: path });
    draw(box, 'path', { class: 'now', d: '' });
  };

  const show = (at, quietly) => {
    now = Math.min(last, Math.max(0, at));
    const frame = film.frames[now], hidden = (film.eyes.length && known[now][eyes]) || [];
    place(frame);
    spread(frame, hidden);
    tell(hidden, frame);
    const head = document.createElement('b');
    head.textContent = frame.head;
    $('told').replaceChildren(head, frame.told);
    $('at').value = now;
    $('at').setAttribute('aria-valuetext', frame.head);
    const line = document.querySelector('#chart .now');
    if (line) line.setAttribute('d', `M${last ? (1000 * now) / last : 0} 0V90`);
    document.querySelectorAll('.story li[aria-current]').forEach((it) => it.removeAttribute('aria-current'));
    const item = $(`line${now}`);
    if (item) item.setAttribute('aria-current', 'true');
    if (!quietly) history.replaceState(null, '', `#line${now}`);
  };

  const stop = () => {
    clearTimeout(timer);
    timer = 0;
    $('play').textContent = film.said[0];
    $('told').setAttribute('aria-live', 'polite');
  };
  const run = () => {
    if (now >= last) return stop();
    show(now + 1);
    const read = 700 + 28 * film.frames[now].told.length;
    timer = setTimeout(run, Math.max(250, (4 * read) / Number($('speed').value)));
  };
  const play = () => {
    if (timer) return stop();
    if (now >= last) show(0);
    $('play').textContent = film.said[1];
    timer = setTimeout(run, 300);
  };
  const jump = (at) => { stop(); show(at); };

  $('first').onclick = () => jump(0);
  $('back').onclick = () => jump(now - 1);
  $('play').onclick = play;
  $('on').onclick = () => jump(now + 1);
  $('last').onclick = () => jump(last);
  $('at').oninput = () => jump(Number($('at').value));
  $('who').onchange = () => show(now, true);
  if ($('eyes')) $('eyes').onchange = () => { eyes = Number($('eyes').value); chart(); show(now, true); };
  const along = (event, box) => {
    const edge = box.getBoundingClientRect();
    jump(Math.round((last * (event.clientX - edge.left)) / edge.width));
  };
  $('chart').onclick = (event) => along(event, $('chart'));
  document.querySelectorAll('.story a[data-seq]').forEach((link) => {
    link.onclick = (event) => {
      event.preventDefault();
      jump(Number(link.dataset.seq));
      $('show').scrollIntoView({ behavior: reduced.matches ? 'auto' : 'smooth' });
    };
  });
  addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const on = event.target;
    if (on.tagName === 'SELECT' || (on.id === 'at' && event.key !== ' ')) return;
    const keys = { ArrowLeft: () => jump(now - 1), ArrowRight: () => jump(now + 1), Home: () => jump(0), End: () => jump(last) };
    if (event.key === ' ' && (on.tagName !== 'BUTTON' && on.tagName !== 'INPUT' || on.id === 'at')) keys[' '] = play;
    if (keys[event.key]) { event.preventDefault(); keys[event.key](); }
  });
  film.frames.forEach((frame, at) => {
    for (const kind of frame.kinds) {
      const tick = document.createElement('span');
      tick.className = kind;
      tick.textContent = { untrue: '!', most: '★', proof: '◆', look: '◦' }[kind];
      tick.title = frame.head;
      tick.style.left = `${last ? (100 * at) / last : 0}%`;
      tick.onclick = () => jump(at);
      $('ticks').append(tick);
    }
  });

  document.body.classList.add('js');
  $('show').hidden = false;
  chart();
  const asked = /^#line(\d+)$/.exec(location.hash);
  show(asked ? Number(asked[1]) : 0, true);
})();
