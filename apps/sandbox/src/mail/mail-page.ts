import { Router } from 'express';
import { html, type Html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { languageFor, type Language } from '../languages.ts';
import type { Mailbox, ReceivedMail } from './mailbox.ts';

/** Mail may contain anything: this policy blocks scripts, remote content and navigation. */
const foreignPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/**
 * `GET /mail`: all mail, newest first; `?to=address` shows one recipient's. `GET /mail.json` is the same for programs,
 * with the fields of ReceivedMail. `GET /mail/{id}/html` shows the HTML part of a message, `GET /mail/attachments/{id}`
 * is an attachment.
 */
export function mailPage(mailbox: Mailbox): Router {
  const asked = (to: unknown) => mailbox.latest(typeof to === 'string' && to !== '' ? to.toLowerCase() : undefined);
  return Router()
    .get('/mail.json', (request, response) => {
      response.setHeader('cache-control', 'no-store').json(asked(request.query['to']));
    })
    .get('/mail/:id/html', (request, response, next) => {
      const text = mailbox.htmlOf(Number(request.params.id));
      if (text === undefined) return next();
      response.setHeader('content-security-policy', foreignPolicy).setHeader('cache-control', 'no-store');
      response.type('html').send(text);
    })
    .get('/mail/attachments/:id', (request, response, next) => {
      const part = mailbox.attachment(Number(request.params.id));
      if (!part) return next();
      response.setHeader('content-security-policy', foreignPolicy).setHeader('cache-control', 'no-store');
      response.attachment(part.name).type(part.type).send(part.content);
    })
    .get('/mail', (request, response) => {
      const language = languageFor(request.get('accept-language'));
      const { t } = language;
      const messages = asked(request.query['to']);
      sendPage(response, 200, language, {
        title: t('mailbox'),
        content: html`<p class="lead">${t('mailLead')}</p>
          <p class="link"><a href="${request.originalUrl}">${t('mailRefresh')}</a></p>
          ${messages.length === 0 ? html`<p class="empty">${t('mailEmpty')}</p>` : list(messages, language)}`,
      });
    });
}

function list(messages: ReceivedMail[], { tag, t }: Language): Html {
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' });
  const kilobytes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const items = messages.map(
    ({ id, recipient, subject, body, code, language, sentAt, hasHtml, attachments }) =>
      html`<li class="message">
        <p class="envelope">
          <span>${t('mailTo')} <a href="/mail?to=${encodeURIComponent(recipient)}">${recipient}</a></span>
          <time datetime="${sentAt.toISOString()}">${time.format(sentAt)}</time>
        </p>
        <div lang="${language}">
          <h2>${subject}</h2>
          ${code && html`<p class="code">${code}</p>`}
          <p class="body">${body}</p>
        </div>
        ${
          (hasHtml || attachments.length > 0) &&
          html`<ul class="files">
            ${hasHtml && html`<li><a href="/mail/${id}/html">${t('mailAsDesigned')}</a></li>`}
            ${attachments.map(
              ({ id, name, bytes }) =>
                html`<li>
                  <a href="/mail/attachments/${id}" download>${name}</a> (${kilobytes.format(bytes / 1000)})
                </li>`,
            )}
          </ul>`
        }
      </li>`,
  );
  return html`<ol class="messages">
    ${items}
  </ol>`;
}
