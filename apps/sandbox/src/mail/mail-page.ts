import { Router } from 'express';
import { html, type Html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { languageFor, type Language } from '../texts/languages.ts';
import type { Mailbox, ReceivedMail } from './mailbox.ts';

/**
 * `GET /mail`: everything that was sent, newest first; `?to=address` shows one person's. `GET /mail.json` gives the same to programs, with
 * the fields of ReceivedMail.
 */
export function mailPage(mailbox: Mailbox): Router {
  const asked = (to: unknown) => mailbox.latest(typeof to === 'string' && to !== '' ? to.toLowerCase() : undefined);
  return Router()
    .get('/mail.json', (request, response) => {
      response.setHeader('cache-control', 'no-store').json(asked(request.query['to']));
    })
    .get('/mail', (request, response) => {
      const language = languageFor(request.get('accept-language'));
      const { texts } = language;
      const messages = asked(request.query['to']);
      sendPage(response, 200, language, {
        title: texts.mailbox,
        content: html`<p class="lead">${texts.mailLead}</p>
          <p class="link"><a href="${request.originalUrl}">${texts.mailRefresh}</a></p>
          ${messages.length === 0 ? html`<p class="empty">${texts.mailEmpty}</p>` : list(messages, language)}`,
      });
    });
}

function list(messages: ReceivedMail[], { tag, texts }: Language): Html {
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' });
  const items = messages.map(
    ({ recipient, subject, body, code, language, sentAt }) =>
      html`<li class="message">
        <p class="envelope">
          <span>${texts.mailTo} <a href="/mail?to=${encodeURIComponent(recipient)}">${recipient}</a></span>
          <time datetime="${sentAt.toISOString()}">${time.format(sentAt)}</time>
        </p>
        <div lang="${language}">
          <h2>${subject}</h2>
          ${code && html`<p class="code">${code}</p>`}
          <p class="body">${body}</p>
        </div>
      </li>`,
  );
  return html`<ol class="messages">
    ${items}
  </ol>`;
}
