/* global CSSStyleSheet, document */
/*
 * The live chat on the shop's pages. The page says in `window.shopChat` what it wants: {container, group, account, locale, onReady};
 * `stop` is added to it.
 */
(async () => {
  const chat = globalThis.shopChat;
  const origin = '{ORIGIN}';
  const pollMs = 1_000;

  const call = async (path, body) => {
    const answer = await fetch(`${origin}/chat/conversations${path}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      credentials: 'omit',
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`The chat answered ${answer.status}`);
    return answer.status === 204 ? null : answer.json();
  };

  const { group, account, locale, container } = chat;
  const { id, texts, ...first } = await call('', { group, account, locale });
  if (!container.isConnected) return;

  const root = container.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { box-sizing: border-box; font: inherit; }
    :host { font-size: 0.875rem; line-height: 1.25rem; }
    button, input, textarea { min-block-size: 40px; border: 1px solid var(--ink-2); border-radius: 2px; background: var(--paper); color: var(--ink); padding: 6px 12px; }
    button { background: var(--petrol); border-color: var(--petrol); color: var(--on-petrol); font-weight: 500; cursor: pointer; }
    :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
    textarea, input { inline-size: 100%; resize: vertical; }
    .panel { display: grid; gap: 8px; inline-size: min(340px, calc(100vw - 32px)); max-block-size: min(560px, calc(100dvh - 96px)); overflow: auto;
      padding: 12px; border: 1px solid var(--ink); background: var(--paper); color: var(--ink); }
    [hidden] { display: none !important; }
    ol { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; overflow-wrap: anywhere; }
    .log { max-block-size: 220px; overflow: auto; }
    .who { display: block; color: var(--ink-2); font-size: 0.75rem; }
    .row { display: flex; justify-content: space-between; align-items: center; gap: 8px; }
    form { display: grid; gap: 6px; }
    p { margin: 0; min-block-size: 20px; color: var(--ink-2); }
    .badge { margin-inline-start: 8px; padding: 0 6px; border-radius: 9px; background: var(--on-petrol); color: var(--petrol); }
    /* no text, so that the button is still named by what it reads */
    .badge::after { content: attr(data-count); }
  `);
  root.adoptedStyleSheets = [sheet];

  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };
  const badge = element('span', { class: 'badge', 'aria-hidden': 'true' });
  const launcher = element('button', { type: 'button', 'aria-expanded': 'false' }, texts.open, badge);
  const close = element('button', { type: 'button' }, texts.close);
  const list = element('ol');
  const log = element('div', { class: 'log', role: 'log', 'aria-label': texts.log, tabindex: '0' }, list);
  const typing = element('p', { role: 'status' });
  const message = element('textarea', { rows: '2', maxlength: '2000', required: '' });
  const send = element('form', {}, element('label', {}, texts.message, message), element('button', {}, texts.send));
  const email = element('input', { type: 'email', required: '', autocomplete: 'email' });
  const transcript = element(
    'form',
    {},
    element('label', {}, texts.email, email),
    element('button', {}, texts.transcript),
  );
  const note = element('p', { role: 'status' });
  const head = element('div', { class: 'row' }, element('strong', {}, texts.open), close);
  const panel = element(
    'section',
    { class: 'panel', role: 'dialog', 'aria-label': texts.open, hidden: '' },
    ...[head, log, typing, send, transcript, note],
  );
  root.append(launcher, panel);

  let state = { messages: [], isTyping: false };
  let read = 0;
  const show = (next) => {
    const isNew = next.messages.length !== state.messages.length;
    if (isNew) {
      const lines = next.messages.slice(state.messages.length).map(({ from, text }, at) => {
        const before = next.messages[state.messages.length + at - 1];
        const who = from === 'agent' ? first.agent : texts.you;
        // named once for what one of them says in a row
        return element('li', {}, ...(from === before?.from ? [] : [element('span', { class: 'who' }, who)]), text);
      });
      list.append(...lines);
      log.scrollTop = log.scrollHeight;
    }
    state = next;
    if (!panel.hidden) read = state.messages.length;
    const unread = state.messages.slice(read).filter(({ from }) => from === 'agent').length;
    badge.dataset.count = unread;
    badge.hidden = unread === 0;
    launcher.setAttribute('aria-label', unread === 0 ? texts.open : `${texts.open}, ${texts.unread}: ${unread}`);
    typing.textContent = state.isTyping ? texts.typing : '';
  };

  const toggle = (isOpen) => {
    panel.hidden = !isOpen;
    launcher.hidden = isOpen;
    launcher.setAttribute('aria-expanded', String(isOpen));
    (isOpen ? message : launcher).focus();
    show(state);
  };
  launcher.addEventListener('click', () => toggle(true));
  close.addEventListener('click', () => toggle(false));
  message.addEventListener('keydown', (event) => {
    // the key that ends a composition sends nothing
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    send.requestSubmit();
  });
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') toggle(false);
  });
  const submitting = (form, field, work) =>
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      note.textContent = '';
      try {
        await work(field.value);
        field.value = '';
      } catch {
        note.textContent = texts.failed;
      }
    });
  submitting(send, message, async (text) => show(await call(`/${id}/messages`, { text })));
  submitting(transcript, email, async (address) => {
    await call(`/${id}/transcript`, { email: address });
    note.textContent = texts.transcriptSent;
  });

  // nothing comes by itself: the agent only answers
  const polling = setInterval(() => {
    if (state.isTyping) call(`/${id}`).then(show, () => undefined);
  }, pollMs);
  chat.stop = () => {
    clearInterval(polling);
    container.replaceChildren();
  };
  show(first);
  chat.onReady();
})().catch((error) => console.warn(error));
