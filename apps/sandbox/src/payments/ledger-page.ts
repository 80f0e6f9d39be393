import { Router } from 'express';
import { html, type Html } from '../pages/html.ts';
import { languageFor, type Language } from '../texts/languages.ts';
import { amountText } from './amount-text.ts';
import { sendPaymentPage } from './payment-frame.ts';
import { outcomeOf, type Booking, type Payment, type Payments } from './payments.ts';

const shown = 200;

/**
 * `GET /ledger`: every payment, newest first. To programs a list of `{paymentId, state, pspReference, method, amount, currency, authorised,
 * captured, refunded, cancelled, startedAt}` in minor units; to people the latest as a table.
 */
export function ledgerPage(payments: Payments): Router {
  return Router().get('/ledger', (request, response) => {
    const all = payments.all();
    response.setHeader('cache-control', 'no-store');
    if (request.accepts(['json', 'html']) !== 'html') {
      response.json(all.map((payment) => ({ ...outcomeOf(payment), ...payment.booked, startedAt: payment.startedAt })));
      return;
    }
    const language = languageFor(request.get('accept-language'));
    const { texts } = language;
    sendPaymentPage(response, 200, language, {
      title: texts.ledger,
      isWide: true,
      content: html`<p class="lead">${texts.ledgerLead}</p>
        ${all.length === 0 ? html`<p class="empty">${texts.ledgerEmpty}</p>` : table(all.slice(0, shown), language)}`,
    });
  });
}

function table(payments: Payment[], language: Language): Html {
  const { tag, texts } = language;
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' });
  const bookings: [Booking, string][] = [
    ['authorised', texts.stateAuthorised],
    ['captured', texts.captured],
    ['refunded', texts.refunded],
    ['cancelled', texts.voided],
  ];
  const states: Record<Payment['state'], string> = {
    none: texts.stateNone,
    pending: texts.statePending,
    authorised: texts.stateAuthorised,
    refused: texts.stateRefused,
    cancelled: texts.stateCancelled,
    expired: texts.stateExpired,
  };
  const methods = { scheme: texts.card, paypal: 'PayPal' };
  const cell = (name: string, value: Html | string, className = '') =>
    html`<td data-name="${name}" class="${className}">${value}</td>`;
  const rows = payments.map(
    ({ paymentId, startedAt, method, state, amount, currency, booked }) =>
      html`<tr>
        <th scope="row">${paymentId}</th>
        ${cell(texts.started, html`<time datetime="${startedAt.toISOString()}">${time.format(startedAt)}</time>`)}
        ${cell(texts.method, method ? methods[method] : '–')} ${cell(texts.state, states[state])}
        ${cell(texts.amount, amountText(amount, currency, tag), 'number')}
        ${bookings.map(([kind, name]) => cell(name, booked[kind] ? amountText(booked[kind], currency, tag) : '–', 'number'))}
      </tr>`,
  );
  const head = (name: string, className = '') => html`<th scope="col" class="${className}">${name}</th>`;
  return html`<table class="ledger">
    <thead>
      <tr>
        ${head(texts.payment)} ${head(texts.started)} ${head(texts.method)} ${head(texts.state)}
        ${head(texts.amount, 'number')} ${bookings.map(([, name]) => head(name, 'number'))}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
