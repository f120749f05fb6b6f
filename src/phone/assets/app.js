'use strict';
/* One page for every phone. What everybody may see comes as it is; what is for one pair of eyes comes in a sealed box,
   is painted while a finger is on it, and leaves nothing behind in the page. */
(() => {
  const SAID = JSON.parse(document.body.dataset.said);
  const LANG = document.documentElement.lang;
  const PATIENCE = 20000;
  /* What the host says of waiting: a request that takes longer is given up; so often is asked although nothing has rung;
     a bell that is silent for longer is not heard any more. */
  const [LIMIT, QUIET, DEAF] = ['answer', 'quiet', 'deaf'].map(name => Number(document.body.dataset[name]));
  /* A request is filled up, so that its length says nothing. */
  const ASKED = 1024;
  const at = id => document.getElementById(id);
  const make = (kind, text, more) => Object.assign(document.createElement(kind), text === undefined ? {} : { textContent: text }, more);
  const button = (text, click, kind) => make('button', text, { type: 'button', className: kind || '', onclick: click });
  const fill = (text, values) => text.replace(/%(\w+)%/g, (_, key) => values[key]);
  const hex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  const unhex = text => Uint8Array.from(text.match(/../g) || [], two => parseInt(two, 16));
  const random = size => crypto.getRandomValues(new Uint8Array(size));
  const bytes = text => new TextEncoder().encode(text);
  const join = (...parts) => {
    const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    parts.reduce((from, part) => (out.set(part, from), from + part.length), 0);
    return out;
  };

  /* ---- what everybody sees ---- */
  let table = (location.pathname.match(/^\/t\/(\w+)/) || [])[1];
  let film = '', retry = 0, delay = 1000, busy = false, again = false, newest = '', doors = '';
  const now = () => at('now') ? at('now').dataset : {};
  const get = async (path, how) => {
    const ends = new AbortController();
    const timer = setTimeout(() => ends.abort(), LIMIT);
    try {
      const answer = await fetch(path, { ...how, signal: ends.signal });
      return { status: answer.status, body: new Uint8Array(await answer.arrayBuffer()) };
    } finally { clearTimeout(timer); }
  };
  const text = body => new TextDecoder().decode(body);

  const refresh = async () => {
    if (!table) return;
    if (busy) { again = true; return; }
    const shows = table;
    busy = true;
    try {
      const answer = await get(`/t/${table}/table?lang=${LANG}${film}`);
      if (answer.status !== 200) throw new Error(answer.status);
      /* The link has ended meanwhile, and the page says so; or the phone has come to another table. */
      if (table !== shows) { busy = again = false; refresh(); return; }
      const sliding = document.activeElement && document.activeElement.id === 'film';
      at('table').innerHTML = text(answer.body);
      if (sliding && at('film')) at('film').focus();
      const news = document.querySelector('.news li');
      if (news && newest && news.textContent !== newest) at('news').textContent = news.textContent;
      newest = news ? news.textContent : newest;
      at('touch').hidden = true;
      delay = 1000;
      at('table').style.setProperty('--rows', document.querySelectorAll('.cards tbody tr').length || 1);
      /* They play on: whoever only looks goes along, and a phone asks where its seat is. */
      if (!link && now().next) { location.replace(`/t/${now().next}${location.search}`); return; }
      paint();
      offer();
      asked();
      settle();
      mine();
      if (sheet === 'picking') pickable();
      /* Somebody came in, asked to or went, perhaps before this page looked for the first time: is the seat another one's now? */
      if (me && (doors !== now().doors || now().next)) stand();
      doors = now().doors;
    } catch (error) { lost(); }
    busy = false;
    if (again) { again = false; refresh(); }
  };

  /* On a TV nothing is scrolled: where much is to be said beside the board, it is said in smaller letters. */
  const settle = () => {
    if (!document.body.matches('.screen') || !at('now')) return;
    const first = document.querySelector('.news li');
    const whole = it => !it || it.scrollHeight <= it.clientHeight + 1;
    document.body.classList.remove('crowded', 'dense');
    if (first) first.classList.remove('cut');
    for (let fit = 1; fit > .83; fit -= .04) {
      document.body.style.setProperty('--fit', fit);
      if (whole(at('now')) && whole(first)) return;
    }
    document.body.classList.add('crowded');
    const seats = document.querySelector('#now > .seats');
    if (!seats.lastElementChild || seats.lastElementChild.offsetLeft > seats.offsetLeft) document.body.classList.add('dense');
    if (first) first.classList.toggle('cut', !whole(first));
  };

  const lost = () => {
    if (at('touch').hidden) {
      const time = new Date().toLocaleTimeString(LANG, { hour: '2-digit', minute: '2-digit' });
      at('touch').textContent = fill(SAID.lost, { time });
      at('touch').hidden = false;
    }
    later();
  };
  const later = () => {
    clearTimeout(retry);
    if (!document.hidden) retry = setTimeout(start, delay = Math.min(delay * 2, 15000));
  };

  /* A browser opens six streams to one host and lets everything else wait. So the windows of one browser share one: the
     first of them listens, and tells the others what it hears. */
  const WINDOW = hex(random(8));
  let bell = null, air = null, opening = 0, rung = '', heard = Date.now();
  const spread = what => { if (air) air.postMessage({ by: WINDOW, ...what }); };
  const hear = number => {
    heard = Date.now();
    if (number === rung) return;
    rung = number;
    refresh();
  };
  const unhook = () => { if (bell) bell.close(); bell = null; };
  const quiet = () => {
    clearTimeout(retry);
    clearTimeout(opening);
    if (bell) spread({ gone: true });
    unhook();
  };
  const hook = () => {
    bell = new EventSource(`/t/${table}/bell`);
    const ring = event => { spread({ rung: event.data }); hear(event.data); };
    bell.onmessage = ring;
    bell.addEventListener('alive', ring);
    bell.onerror = () => { quiet(); refresh(); later(); };
  };
  const overheard = ({ data }) => {
    if (document.hidden) return;
    if (data.asks && bell) spread({ rung });
    if (data.gone && !bell) { clearTimeout(opening); opening = setTimeout(hook, 100 * Math.random()); }
    if (data.rung === undefined) return;
    clearTimeout(opening);
    if (bell && data.by > WINDOW) spread({ rung });
    else { unhook(); hear(data.rung); }
  };
  const listen = () => {
    quiet();
    if (!table || document.hidden) return;
    heard = Date.now();
    if (!air && window.BroadcastChannel) {
      air = new BroadcastChannel(`referee ${table}`);
      air.onmessage = overheard;
    }
    if (!air) { hook(); return; }
    spread({ asks: true });
    opening = setTimeout(hook, 150);
  };
  const start = () => { listen(); if (link && !me) return hello().catch(lost); return refresh(); };

  /* ---- whose turn it is, on the phone of whoever has it ---- */
  let acts = false, lock = null, tones = null;
  const TITLE = document.title;
  const wanted = () => { try { return localStorage.getItem('referee sound') === 'on'; } catch (error) { return false; } };
  const mine = () => {
    /* With no state it is the one of before, which is only being asked for again. */
    const own = me && ['yours', ''].includes(me.state) ? String(me.seat) : '';
    document.querySelectorAll('[data-of]').forEach(it => it.setAttribute('aria-current', it.dataset.of === own));
    const before = acts;
    acts = Boolean(own) && now().owes === own && !film;
    document.body.classList.toggle('turn', acts);
    document.title = acts ? `${SAID['your-turn']} – ${TITLE}` : TITLE;
    awake();
    if (!acts || before) return;
    if (navigator.vibrate) navigator.vibrate([150, 100, 150]);
    if (wanted()) chime();
    /* A list that was opened before has none of the lines that can be said now. */
    if (sheet !== 'say') return;
    const input = document.querySelector('#sheet input'), typing = input && input === document.activeElement;
    say([], input && input.value).then(() => { if (typing) document.querySelector('#sheet input').focus(); });
  };
  /* Where a browser allows it the screen stays on as long as the others wait for this player. */
  const awake = async () => {
    if (!navigator.wakeLock || Boolean(lock) === acts) return;
    try {
      if (lock) { const it = lock; lock = null; await (await it).release(); return; }
      lock = navigator.wakeLock.request('screen');
      const it = lock;
      (await it).addEventListener('release', () => { if (lock === it) lock = null; });
    } catch (error) { lock = null; }
  };
  /* A browser makes no sound before somebody has touched the page. */
  const tune = () => {
    const Tones = window.AudioContext || window.webkitAudioContext;
    if (!Tones || !wanted()) return;
    tones = tones || new Tones();
    tones.resume();
  };
  const chime = () => {
    if (!tones) return;
    [660, 880].forEach((pitch, at) => {
      const tone = tones.createOscillator(), volume = tones.createGain(), from = tones.currentTime + at * .18;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(.2, from);
      volume.gain.exponentialRampToValueAtTime(.001, from + .35);
      tone.connect(volume).connect(tones.destination);
      tone.start(from);
      tone.stop(from + .4);
    });
  };
  const sounding = () => at('sound').setAttribute('aria-checked', String(wanted()));

  /* ---- the sealed channel ---- */
  const unwritten = text => {
    if (!/^[\w-]{22}$/.test(text)) return null;
    const raw = atob(text.replace(/-/g, '+').replace(/_/g, '/') + '==');
    return Uint8Array.from(raw, letter => letter.charCodeAt(0));
  };
  /* Eight words of five letters are sixteen bits each, in the letters of any of our languages. */
  const spelled = text => {
    const letters = text.toLowerCase().replace(/[^a-zа-яіґ]/g, '');
    if (letters.length !== 40) return null;
    const place = (alphabets, letter) => Math.max(...alphabets.map(alphabet => alphabet.indexOf(letter)));
    let bits = 0n;
    for (let i = 0; i < 40; i++) {
      const vowel = i % 5 === 1 || i % 5 === 3;
      const found = vowel ? place(['aiou', 'аіоу', 'аиоу'], letters[i])
        : place(['bdfghjklmnprstvz', 'бдфгхжклмнпрствз', 'бдфґхжклмнпрствз'], letters[i]);
      if (found < 0) return null;
      bits = bits << (vowel ? 2n : 4n) | BigInt(found);
    }
    const raw = Array.from({ length: 16 }, (_, i) => String.fromCharCode(Number(bits >> BigInt(8 * (15 - i)) & 255n)));
    return btoa(raw.join('')).replace(/\+/g, '-').replace(/\//g, '_').slice(0, 22);
  };
  let secret, link, coming = false;
  const key = (what, ...agreed) => Seal.sha256(join(bytes(`referee/phone/2/${what}\0`), secret, ...agreed));
  const follow = written => {
    secret = unwritten(written);
    link = secret && { id: key('id').subarray(0, 6), up: key('up'), down: key('down') };
  };
  follow(location.hash.slice(1));
  /* The key of this phone is never sent; the host knows the phone by the other half of it. */
  const phone = (() => {
    const made = hex(random(32));
    try {
      const kept = localStorage.getItem('referee') || '';
      if (/^[0-9a-f]{64}$/.test(kept)) return unhex(kept);
      localStorage.setItem('referee', made);
    } catch (error) { /* Then for this page alone. */ }
    return unhex(made);
  })();
  const shown = own => Seal.x25519(own, Uint8Array.of(9));
  const known = link && shown(phone);
  let page = null, me = null, turn = Promise.resolve();

  /* What was asked by this link or page is answered; nothing if the host does not know it, or any more. */
  const send = async (by, what) => {
    const nonce = random(12), written = bytes(JSON.stringify({ lang: LANG, ...what }));
    const filled = new Uint8Array(Math.ceil(written.length / ASKED) * ASKED).fill(32);
    filled.set(written);
    const answer = await get('/s', { method: 'POST', body: join(by.id, nonce, Seal.seal(by.up, nonce, filled)) });
    if (answer.status === 403 || answer.status === 409) return null;
    if (answer.status !== 200) throw new Error(answer.status);
    const opened = Seal.open(by.down, answer.body.subarray(0, 12), answer.body.subarray(12));
    if (!opened) throw new Error('sealed otherwise');
    return JSON.parse(text(opened));
  };
  const said = what => send(page, { n: ++page.n, ...what });
  const greet = async () => {
    const own = random(32), mine = shown(own);
    page = null;
    const answer = await send(link, { phone: hex(known), key: hex(mine) });
    if (!answer) { gone(); throw new Error('gone'); }
    const host = unhex(answer.key);
    const agreed = [Seal.x25519(own, host), Seal.x25519(phone, host), mine, host, known];
    page = { id: unhex(answer.page), up: key('up', ...agreed), down: key('down', ...agreed), n: 0 };
    return answer;
  };
  /* One after the other, and once more after a greeting where the host has forgotten this page. */
  const ask = what => {
    const by = link;
    const answer = turn.then(async () => {
      /* What was meant for one table is not said at the next one. */
      if (by !== link) throw new Error('gone');
      const first = page && await said(what);
      if (first) return first;
      seated(await greet());
      const second = me.state === 'yours' || what.do === 'bind' || what.do === 'knock' ? await said(what) : me;
      if (!second) throw new Error('unheard');
      return second;
    });
    turn = answer.catch(() => {});
    return answer.then(it => { if (it.state) seated(it); return it; });
  };
  const hello = () => { turn = turn.then(greet); const greeted = turn.then(seated); turn = turn.catch(() => {}); return greeted; };

  const stand = () => ask({ do: 'stand' }).catch(failed);

  const gone = () => {
    quiet(); cover(); me = null; table = null;
    at('dock').hidden = at('sound').hidden = true;
    mine();
    at('table').textContent = '';
    at('table').append(make('p', SAID.gone, { className: 'owed' }));
  };

  /* The same people play on, and the link of the new seat was told to this phone alone. */
  const come = next => {
    quiet(); cover();
    if (air) air.close();
    air = page = me = table = null;
    film = rung = newest = doors = '';
    history.replaceState(null, '', '#' + next);
    follow(next);
    coming = true;
    hello().catch(lost);
  };

  /* Who this link is for, and whether this phone has the seat. */
  const seated = answer => {
    if (answer.next) { come(answer.next); return; }
    const first = !me || !table;
    const same = me && me.state === answer.state && me.number === answer.number;
    me = answer; table = answer.table;
    at('who').textContent = answer.who;
    at('dock').hidden = at('sound').hidden = answer.state !== 'yours';
    mine();
    if (first) { listen(); refresh(); }
    if (same) return;
    asked();
    cover();
    if (answer.state === 'free' && coming) {
      ask({ do: 'bind' }).catch(() => { me = null; lost(); });
      return;
    }
    if (coming) at('news').textContent = fill(SAID.came, { who: answer.who });
    coming = false;
    if (answer.state === 'free') {
      show('asked', make('p', answer.referee ? SAID['who-referee'] : fill(SAID['who-yes'], { who: answer.who })),
        button(SAID.ok, () => ask({ do: 'bind' }).catch(lost), 'main'),
        button(SAID['not-me'], () => show('asked', make('p', SAID['who-not']))));
    } else if (answer.state === 'taken') {
      show('asked', make('p', fill(SAID.taken, { who: answer.who })), make('p', answer.number, { className: 'number' }),
        button(SAID.alarm, alarm, 'quiet'));
    } else if (answer.state === 'out') {
      show('asked', make('p', fill(SAID.out, { who: answer.who })),
        button(SAID['knock-again'], () => ask({ do: 'knock' }).catch(lost), 'main'), button(SAID.alarm, alarm, 'quiet'));
    } else if (answer.state === 'refused' || answer.state === 'frozen') show('asked', make('p', SAID[answer.state]));
  };
  /* What others ask is answered by whoever is in; not what is about the own seat, but that somebody stays out. */
  const asked = () => document.querySelectorAll('.knock button').forEach(it => {
    const own = me && it.dataset.seat === String(me.seat);
    it.hidden = !me || me.state !== 'yours' || Boolean(own && !it.matches('.refuse'));
  });
  /* Somebody else has used this link: the host hears of it, and nobody gets anything by it any more. */
  const alarm = () => show(me.state === 'yours' ? 'said' : 'asked', make('p', SAID['alarm-sure']),
    button(SAID.alarm, () => ask({ do: 'alarm' }).catch(lost), 'main'),
    button(SAID.back, () => { if (me.state === 'yours') cover(); else { me = null; hello().catch(lost); } }, 'quiet'));

  /* ---- what is for one pair of eyes ---- */
  let held = null, pressed = 0, sheet = '', idle = 0, picks = [], offers = new Map(), scrolled = 0;

  const paint = () => {
    unpaint();
    if (!held) return;
    for (const [cell, sign, letters, meaning] of held.marks) {
      const card = document.querySelector(`[data-cell="${cell}"]`);
      if (!card) continue;
      card.classList.add('mark-' + sign);
      card.lastElementChild.append(make('span', letters, { className: 'mark', title: meaning }));
    }
  };
  const unpaint = () => {
    document.querySelectorAll('.mark').forEach(mark => mark.remove());
    document.querySelectorAll('[class*="mark-"]').forEach(card => {
      card.className = card.className.replace(/ ?mark-\w+/g, '');
    });
  };
  const meanings = marks => {
    const all = new Map(marks.map(([, , letters, meaning]) => [letters + meaning, `${letters} ${meaning}`]));
    return make('p', Array.from(all.values()).join('   '), { className: 'legend' });
  };
  const lines = (all, kind) => (all || []).map(line => make('p', line, { className: kind || '' }));

  /* Takes everything away that is not for everybody, in the same frame. */
  const cover = () => {
    const was = document.body.matches('.held, .open');
    held = null; pressed++; sheet = ''; picks = []; offers = new Map();
    clearTimeout(idle);
    unpaint();
    offer();
    document.querySelectorAll('.picked').forEach(card => card.classList.remove('picked'));
    for (const id of ['secret', 'sheet']) { at(id).hidden = true; at(id).textContent = ''; }
    document.body.classList.remove('held', 'open', 'asked');
    if (was) scrollTo(0, scrolled);
  };
  /* What is read under the finger cannot be scrolled: it is as large as it can be. */
  const fit = () => {
    for (let size = 17; size > 10; size--) {
      at('secret').style.fontSize = `${size}px`;
      if (at('secret').scrollHeight <= at('secret').clientHeight) return;
    }
  };
  const show = (kind, ...what) => {
    cover();
    scrolled = scrollY;
    sheet = kind;
    at('sheet').append(...what);
    at('sheet').hidden = false;
    document.body.classList.add(kind === 'asked' || kind === 'said' || kind === 'pin' ? 'asked' : 'open');
    at('sheet').focus({ preventScroll: true });
  };
  const failed = error => { cover(); if (error.message !== 'gone') lost(); };

  /* Hold to look. */
  const press = async event => {
    event.preventDefault();
    cover();
    const mine = pressed;
    scrolled = scrollY;
    document.body.classList.add('held');
    try { at('hold').setPointerCapture(event.pointerId); } catch (error) { /* an old browser */ }
    try {
      const answer = await ask({ do: 'look' });
      if (mine !== pressed) return;
      if (answer.pin) { admit(answer.pin, cover); return; }
      if (!answer.marks) { show('said', ...lines(answer.lines), closing()); return; }
      held = answer;
      at('secret').append(...lines(answer.lines), meanings(answer.marks));
      at('secret').hidden = false;
      paint();
      fit();
    } catch (error) { failed(error); }
  };
  const release = () => { if (document.body.classList.contains('held')) cover(); };

  const closing = () => button(SAID.close, cover, 'quiet');
  /* What was typed stays there until the page goes on, so that a slip is put right and not typed again. */
  const form = (label, sent, kind, typed) => {
    const input = make('input', undefined, { type: kind || 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: false, maxLength: 200, value: typed || '' });
    input.setAttribute('aria-label', label);
    input.setAttribute('autocorrect', 'off');
    input.placeholder = label;
    const all = make('form');
    all.append(input, make('button', SAID.send, { type: 'submit' }));
    all.onsubmit = event => { event.preventDefault(); const line = input.value; if (kind) input.value = ''; if (line.trim()) sent(line); };
    return all;
  };
  const admit = (words, then) => {
    const said = make('p', words);
    show('pin', said, form(words, async pin => {
      try {
        const answer = await ask({ do: 'pin', pin });
        if (answer.done) then(); else said.textContent = (answer.lines || [words]).join(' ');
      } catch (error) { failed(error); }
    }, 'password'), closing());
  };

  /* The private sheet: open until it is closed, or until nobody has touched it for a while. */
  const wait = () => { clearTimeout(idle); idle = setTimeout(cover, PATIENCE); };
  const tell = async (line, sure, moved = held ? held.at : 0) => {
    const mine = pressed;
    try {
      const answer = await ask(line === undefined ? { do: 'look' } : { do: 'tell', line, at: moved, sure });
      if (mine !== pressed) return;
      if (answer.offers) {
        const all = make('div', undefined, { className: 'buttons' });
        all.append(...answer.offers.map(([label, meant]) => button(label, () => tell(meant, answer.sure, moved))));
        show('telling', ...lines(answer.asked, 'answer'), all, form(SAID['type-private'], typed => tell(typed, false, moved), '', line),
          button(SAID.back, () => tell(), 'quiet'), closing());
        wait();
        return;
      }
      if (answer.pin) { admit(answer.pin, () => { cover(); tell(); }); return; }
      if (answer.marks) opened(answer, answer.kept && line); else show('said', ...lines(answer.lines), closing());
    } catch (error) { failed(error); }
  };
  const opened = (answer, typed) => {
    const parts = [make('p', SAID.headphones, { className: 'unseen' }), ...lines(answer.answer, 'answer'), ...lines(answer.lines), meanings(answer.marks)];
    if (answer.choices.length) {
      const all = make('div', undefined, { className: 'buttons' });
      all.append(...answer.choices.map(choice => button(choice.label, () => tell(choice.line))));
      parts.push(all);
    }
    if (answer.draws) {
      const out = make('div', undefined, { className: 'buttons' });
      out.append(...answer.out.map(([card, name]) => {
        const it = button(name, () => pick(card), 'card');
        it.dataset.cell = card;
        return it;
      }));
      parts.push(make('p', fill(SAID.pick, { n: answer.draws }), { id: 'pick' }), out, button(SAID.told, drawn, 'main'));
    }
    parts.push(form(SAID['type-private'], line => tell(line), '', typed), closing());
    show(answer.draws ? 'picking' : 'telling', ...parts);
    held = answer;
    paint();
    pickable();
    wait();
  };
  const pickable = () => {
    const cards = document.querySelectorAll('.card');
    cards.forEach(card => { card.tabIndex = sheet === 'picking' ? 0 : -1; card.classList.toggle('picked', picks.includes(card.dataset.cell)); });
    if (at('pick') && held) at('pick').textContent = fill(SAID.picked, { n: held.draws, picked: picks.length });
  };
  const pick = card => {
    if (picks.includes(card)) picks = picks.filter(it => it !== card);
    else if (picks.length < held.draws) picks.push(card);
    pickable();
  };
  const drawn = () => { if (held && picks.length === held.draws) tell('drew ' + picks.join(' ')); };

  /* ---- what is said aloud ---- */
  const say = async (path, typed) => {
    if (me.says === 'host' && !me.referee) { show('say', make('p', SAID['say-host']), closing()); return; }
    try {
      const answer = await get(`/t/${table}/menu?lang=${LANG}&path=${path.join('.')}`);
      if (answer.status !== 200) throw new Error(answer.status);
      const menu = JSON.parse(text(answer.body));
      if (menu.line) { sure(menu.shown, menu.line, menu.at); return; }
      const mine = me.referee || me.says === 'all' || now().owes === String(me.seat);
      const parts = menu.owed ? [make('p', menu.owed)] : [];
      const found = new Map();
      let number = 0;
      for (const [begin, items] of mine ? menu.groups : []) {
        const all = make('div', undefined, { className: 'buttons' });
        all.append(...items.map(([label, spot]) => {
          const chosen = ++number;
          const made = () => button([begin, label].filter(Boolean).join(' ').replace(/ …$/, '…'), () => say([...path, chosen]));
          if (spot) found.set(spot, [...(found.get(spot) || []), made]);
          return made();
        }));
        parts.push(all);
      }
      if (found.size) parts.splice(1, 0, make('p', SAID['on-board'], { className: 'faint' }));
      if (path.length) parts.push(button(SAID.back, () => say(path.slice(0, -1)), 'quiet'));
      else {
        parts.push(form(SAID['type-aloud'], understood(menu.at), '', typed));
        const own = seat => seat !== undefined && (me.referee || seat === String(me.seat));
        const undo = said => parts.push(button(said, () => done({ do: 'undo', at: menu.at }), 'quiet'));
        if (own(now().back)) undo(me.referee ? SAID['undo-newest'] : SAID.undo);
        else if (own(now().asks)) undo(SAID['undo-ask']);
        parts.push(button(SAID.alarm, alarm, 'quiet'));
      }
      show('say', ...parts, closing());
      offers = found;
      offer();
    } catch (error) { failed(error); }
  };
  /* Cards, rows and columns with which a line can go on can be tapped on the board; if several can, one is chosen. */
  const offer = () => document.querySelectorAll('[data-spot]').forEach(it => it.classList.toggle('offered', offers.has(it.dataset.spot)));
  const taken = spot => {
    const all = offers.get(spot);
    if (all.length === 1) { all[0]().click(); return; }
    const buttons = make('div', undefined, { className: 'buttons' });
    buttons.append(...all.map(made => made()));
    show('say', buttons, button(SAID.back, () => say([]), 'quiet'), closing());
  };
  const sure = (shown, line, moved, typed = shown) => show('say', make('p', fill(SAID.sure, { line: shown }), { className: 'answer' }),
    button(SAID['say-it'], () => done({ do: 'say', line, at: moved }, typed), 'main'), button(SAID.back, () => say([], typed), 'quiet'), closing());
  /* What is typed is read back as it was understood; what asks something is answered. */
  const understood = moved => line => done({ do: 'hear', line, at: moved }, line);
  /* What was not done is there to be put right: what else it may mean as buttons, and the line as it was said. */
  const done = async (what, said) => {
    try {
      const answer = await ask(what);
      if (answer.done) { cover(); refresh(); return; }
      if (answer.answer) { show('said', ...lines(answer.answer, 'answer'), button(SAID.back, () => say([])), closing()); return; }
      if (answer.reads) { sure(answer.reads, answer.line, what.at, said); return; }
      if (!answer.lines) return;
      const parts = lines(answer.lines, 'answer'), at = Number(now().moved);
      if (answer.offers && answer.offers.length) {
        const all = make('div', undefined, { className: 'buttons' });
        all.append(...answer.offers.map(([label, line]) => button(label, () => sure(label, line, at))));
        parts.push(all);
      }
      const kept = answer.kept && said;
      if (kept) parts.push(form(SAID['type-aloud'], understood(at), '', kept));
      show('said', ...parts, button(SAID.again, () => say([], kept)), closing());
    } catch (error) { failed(error); }
  };

  /* ---- fingers, keys, and the page coming and going ---- */
  at('hold').addEventListener('pointerdown', press);
  for (const name of ['pointerup', 'pointercancel', 'lostpointercapture']) at('hold').addEventListener(name, release);
  addEventListener('pointerdown', event => { if (event.target !== at('hold')) release(); }, true);
  at('sound').onclick = () => {
    try { localStorage.setItem('referee sound', wanted() ? 'off' : 'on'); } catch (error) { return; }
    sounding();
    tune();
    if (wanted()) chime();
  };
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, tune, true);
  sounding();
  addEventListener('contextmenu', event => { if (event.target.closest('#dock, .card')) event.preventDefault(); });
  addEventListener('blur', release);
  addEventListener('resize', () => { settle(); if (held && !sheet) fit(); });
  new ResizeObserver(() => document.documentElement.style.setProperty('--dock', `${at('dock').offsetHeight || 0}px`)).observe(at('dock'));
  addEventListener('keydown', event => { if (event.key === 'Escape') cover(); });
  at('tell').onclick = () => { const open = sheet === 'telling' || sheet === 'picking'; cover(); if (!open) tell(); };
  at('say').onclick = () => { const open = sheet === 'say'; cover(); if (!open) say([]); };
  for (const name of ['pointerdown', 'input', 'keydown', 'scroll']) addEventListener(name, () => { if (sheet === 'telling' || sheet === 'picking') wait(); });
  at('table').addEventListener('click', async event => {
    const card = event.target.closest('.card'), agree = event.target.closest('.agree');
    const vouch = event.target.closest('.vouch'), door = vouch || event.target.closest('.refuse');
    const spot = event.target.closest('.offered');
    if (spot && sheet === 'say') taken(spot.dataset.spot);
    else if (card && sheet === 'picking') {
      pick(card.dataset.cell);
    } else if (door && me && me.state === 'yours') {
      const answer = await ask({ do: vouch ? 'vouch' : 'refuse', seat: Number(door.dataset.seat), number: Number(door.dataset.number) }).catch(lost);
      const done = vouch ? SAID.vouched : SAID['left-out'];
      if (answer) show('said', make('p', answer.done ? done : SAID['vouch-wrong']), closing());
      refresh();
    } else if (agree && me && me.state === 'yours') {
      const answer = await ask({ do: 'agree', at: Number(agree.dataset.at) }).catch(lost);
      if (answer && answer.lines) show('said', ...lines(answer.lines, 'answer'), closing());
      refresh();
    }
  });
  at('table').addEventListener('change', event => {
    if (event.target.id === 'film') { film = `&at=${event.target.value}`; refresh(); }
  });
  document.querySelectorAll('a.lang').forEach(it => it.addEventListener('click', event => {
    event.preventDefault();
    location.href = location.pathname + it.getAttribute('href') + location.hash;
  }));
  document.addEventListener('visibilitychange', () => { cover(); if (document.hidden) quiet(); else { me = me && { ...me, state: '' }; resume(); } });
  addEventListener('pageshow', event => { if (event.persisted) resume(); });
  addEventListener('pagehide', () => { cover(); quiet(); });
  addEventListener('hashchange', () => location.reload());
  const resume = () => { listen(); if (link && me) hello().catch(lost); refresh(); };
  addEventListener('online', () => resume());
  addEventListener('offline', () => lost());
  setInterval(() => {
    if (document.hidden || !table) return;
    refresh();
    if (me && me.state === 'taken') stand();
    if (Date.now() - heard > DEAF) listen();
  }, QUIET);

  if (location.pathname !== '/') document.body.classList.add('screen');
  else if (!link) {
    const wrong = make('p', '', { className: 'answer' });
    at('table').append(make('p', SAID['no-link'], { className: 'owed' }), make('p', SAID['words-enter']),
      form(SAID.words, line => {
        const written = spelled(line);
        if (written) location.hash = written; else wrong.textContent = SAID['words-wrong'];
      }), wrong);
  }
  start();
})();
