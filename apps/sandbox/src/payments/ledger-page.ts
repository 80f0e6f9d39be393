import { Router } from 'express';
import { html, type Html } from '../pages/html.ts';
import { languageFor, type Language } from '../languages.ts';
import { amountText } from './amount-text.ts';
import { sendPaymentPage } from './payment-frame.ts';
import { outcomeOf, type Booking, type Payment, type Payments } from './payments.ts';

const shown = 200;

/**
 * `GET /ledger`: every payment, newest first. Programs get a list of `{paymentId, state, pspReference, method, amount,
 * currency, authorised, captured, refunded, cancelled, startedAt}` in minor units; people get the latest as a table.
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
    const { t } = language;
    sendPaymentPage(response, 200, language, {
      title: t('ledger'),
      isWide: true,
      content: html`<p class="lead">${t('ledgerLead')}</p>
        ${all.length === 0 ? html`<p class="empty">${t('ledgerEmpty')}</p>` : table(all.slice(0, shown), language)}`,
    });
  });
}

function table(payments: Payment[], language: Language): Html {
  const { tag, t } = language;
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' });
  const bookings: [Booking, string][] = [
    ['authorised', t('stateAuthorised')],
    ['captured', t('captured')],
    ['refunded', t('refunded')],
    ['cancelled', t('voided')],
  ];
  const states: Record<Payment['state'], string> = {
    none: t('stateNone'),
    pending: t('statePending'),
    authorised: t('stateAuthorised'),
    refused: t('stateRefused'),
    cancelled: t('stateCancelled'),
    expired: t('stateExpired'),
  };
  const methods = { scheme: t('card'), paypal: 'PayPal' };
  const cell = (name: string, value: Html | string, className = '') =>
    html`<td data-name="${name}" class="${className}">${value}</td>`;
  const rows = payments.map(
    ({ paymentId, startedAt, method, state, amount, currency, booked }) =>
      html`<tr>
        <th scope="row">${paymentId}</th>
        ${cell(t('started'), html`<time datetime="${startedAt.toISOString()}">${time.format(startedAt)}</time>`)}
        ${cell(t('method'), method ? methods[method] : '–')} ${cell(t('state'), states[state])}
        ${cell(t('amount'), amountText(amount, currency, tag), 'number')}
        ${bookings.map(([kind, name]) => cell(name, booked[kind] ? amountText(booked[kind], currency, tag) : '–', 'number'))}
      </tr>`,
  );
  const head = (name: string, className = '') => html`<th scope="col" class="${className}">${name}</th>`;
  return html`<table class="ledger">
    <thead>
      <tr>
        ${head(t('payment'))} ${head(t('started'))} ${head(t('method'))} ${head(t('state'))}
        ${head(t('amount'), 'number')} ${bookings.map(([, name]) => head(name, 'number'))}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
