/* global CSSStyleSheet, document, location */
/*
 * Notifications on the shop's pages: a bell with the number of unread ones, and a list below it. The page calls
 * `init({container, locale, getToken})`, which resolves with a function that ends it.
 */
const origin = '{ORIGIN}';
const pollMs = 5_000;

const style = `
  * { box-sizing: border-box; font: inherit; }
  :host { position: relative; display: block; font-size: 0.875rem; line-height: 1.25rem; }
  [hidden] { display: none !important; }
  button { min-block-size: 44px; border: 0; background: none; color: var(--ink); cursor: pointer; }
  .bell { position: relative; display: grid; place-items: center; inline-size: 44px; padding: 0; }
  .bell:hover, .foot button:hover { color: var(--petrol); }
  :focus-visible { outline: 2px solid var(--ink); outline-offset: -2px; }
  svg { inline-size: 20px; block-size: 20px; fill: none; stroke: currentColor; stroke-width: 1.5; }
  .badge { position: absolute; inset-block-start: 4px; inset-inline-end: 2px; min-inline-size: 18px; padding: 0 5px; border-radius: 9px;
    background: var(--petrol); color: var(--on-petrol); font-size: 0.75rem; line-height: 18px; text-align: center; }
  .panel { position: absolute; z-index: 4; inset-block-start: 100%; inset-inline-end: 0; inline-size: 340px; max-block-size: min(480px, 70dvh);
    overflow: auto; border: 1px solid var(--ink); background: var(--paper); color: var(--ink); }
  @media (max-width: 640px) { .panel { position: fixed; inset-block-start: var(--bell-end); inset-inline: 8px; inline-size: auto; } }
  .head { display: flex; justify-content: space-between; align-items: center; padding-inline-start: 12px; font-weight: 600; }
  ul { margin: 0; padding: 0; list-style: none; overflow-wrap: anywhere; }
  li { border-block-start: 1px solid var(--rule); }
  li > * { display: block; padding: 12px; color: inherit; text-decoration: none; }
  a:hover { background: var(--petrol-wash); }
  .unread { font-weight: 600; box-shadow: inset 3px 0 0 var(--petrol); }
  .when { display: block; color: var(--ink-2); font-size: 0.75rem; font-weight: 400; }
  .note { margin: 0; padding: 0 12px 12px; color: var(--ink-2); }
  .note:empty { padding: 0; }
  .foot { border-block-start: 1px solid var(--rule); }
  .foot button { inline-size: 100%; }
  .said { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }`;
const picture =
  '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3.5 14.5h13M5 14.5V9a5 5 0 0 1 10 0v5.5M8.2 17h3.6"/></svg>';

export async function init({ container, locale, getToken }) {
  const over = new AbortController();
  let token;

  const call = async (path, body) => {
    for (const isLast of [false, true]) {
      token ??= await getToken();
      const answer = await fetch(`${origin}/notifications${path}`, {
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body), keepalive: true }),
        credentials: 'omit',
        signal: AbortSignal.any([over.signal, AbortSignal.timeout(10_000)]),
      });
      if (answer.status !== 401 || isLast) {
        if (!answer.ok) throw new Error(`The notification service answered ${answer.status}`);
        return answer.status === 204 ? null : answer.json();
      }
      token = undefined;
    }
  };
  const load = () => call(`/mine?locale=${encodeURIComponent(locale)}`);
  const { texts, notifications: first } = await load();
  if (!container.isConnected) return () => undefined;

  const root = container.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };
  const badge = element('span', { class: 'badge', 'aria-hidden': 'true' });
  const bell = element('button', { type: 'button', class: 'bell', 'aria-expanded': 'false', 'aria-controls': 'panel' });
  bell.innerHTML = picture;
  bell.append(badge);
  const close = element('button', { type: 'button' }, texts.close);
  const list = element('ul');
  const note = element('p', { class: 'note', role: 'status' });
  const markAll = element('button', { type: 'button' }, texts.markAll);
  const foot = element('div', { class: 'foot' }, markAll);
  const panel = element(
    'section',
    { id: 'panel', class: 'panel', 'aria-label': texts.title, hidden: '' },
    ...[element('div', { class: 'head' }, texts.title, close), list, note, foot],
  );
  const said = element('span', { class: 'said', role: 'status' });
  root.append(bell, panel, said);

  let shown = [];
  let shownAs = '';
  const unreadOf = (all) => all.filter(({ isRead }) => !isRead);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const entryOf = ({ id, text, address, sentAt, isRead }) => {
    const isOwnPage = address && new URL(address).origin === location.origin;
    const words = [text, element('span', { class: 'when' }, when.format(new Date(sentAt)))];
    if (!isRead) words.unshift(element('span', { class: 'said' }, `${texts.unread}: `));
    const entry = element(isOwnPage ? 'a' : 'div', isOwnPage ? { href: address } : {}, ...words);
    if (!isRead) entry.className = 'unread';
    entry.addEventListener('click', () => markRead([id]));
    return element('li', {}, entry);
  };
  const show = (all) => {
    const unread = unreadOf(all).length;
    if (unread > unreadOf(shown).length) said.textContent = `${texts.title}, ${texts.unread}: ${unread}`;
    shown = all;
    badge.textContent = String(unread);
    badge.hidden = unread === 0;
    bell.setAttribute('aria-label', unread === 0 ? texts.title : `${texts.title}, ${texts.unread}: ${unread}`);
    foot.hidden = unread === 0;
    note.textContent = all.length === 0 ? texts.none : '';
    // what has the focus stays as long as nothing is new
    const nextAs = JSON.stringify(all);
    if (nextAs !== shownAs) list.replaceChildren(...all.map(entryOf));
    shownAs = nextAs;
  };
  const markRead = async (ids) => {
    try {
      await call('/mine/read', { ids });
      show(shown.map((one) => (ids.includes(one.id) ? { ...one, isRead: true } : one)));
    } catch {
      note.textContent = texts.failed;
    }
  };
  const refresh = () => load().then(({ notifications }) => show(notifications));

  const toggle = (isOpen) => {
    panel.style.setProperty('--bell-end', `${bell.getBoundingClientRect().bottom}px`);
    panel.hidden = !isOpen;
    bell.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) refresh().catch(() => (note.textContent = texts.failed));
  };
  bell.addEventListener('click', () => toggle(panel.hidden));
  close.addEventListener('click', () => {
    toggle(false);
    bell.focus();
  });
  markAll.addEventListener('click', () => {
    bell.focus();
    void markRead(unreadOf(shown).map(({ id }) => id));
  });
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || panel.hidden) return;
    toggle(false);
    bell.focus();
  });
  const { signal } = over;
  document.addEventListener('pointerdown', ({ target }) => container.contains(target) || toggle(false), { signal });
  document.addEventListener('focusin', ({ target }) => container.contains(target) || toggle(false), { signal });
  const look = () => document.visibilityState === 'visible' && refresh().catch(() => undefined);
  document.addEventListener('visibilitychange', look, { signal });
  const polling = setInterval(look, pollMs);
  show(first);
  return () => {
    over.abort();
    clearInterval(polling);
    container.replaceChildren();
  };
}
