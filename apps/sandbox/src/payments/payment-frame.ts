import type { Response } from 'express';
import { quietButton } from '../pages/form.ts';
import { html, type Html } from '../pages/html.ts';
import { sendPage, type Page } from '../pages/page.ts';
import { languageFor, type Language } from '../languages.ts';
import { amountText } from './amount-text.ts';
import type { Payment } from './payments.ts';

/** A payment prepared for a page. */
export interface ShownPayment {
  payment: Payment;
  language: Language;
  /** Base path of its pages. */
  path: string;
  /** Formatted amount. */
  amount: string;
}

export function shownPayment(payment: Payment): ShownPayment {
  const language = languageFor(payment.language);
  return {
    payment,
    language,
    path: `/payments/pay/${payment.sessionId}`,
    amount: amountText(payment.amount, payment.currency, language.tag),
  };
}

/** Return address for the shopper, whatever the result. */
export function returnAddressOf({ returnUrl, redirectResult }: Payment): string {
  const url = new URL(returnUrl);
  url.searchParams.set('redirectResult', redirectResult);
  return url.href;
}

/** Sends a page of the payment provider. */
export function sendPaymentPage(response: Response, status: number, language: Language, page: Page): void {
  const [product, standIn] = [language.t('paymentProduct'), language.t('paymentStandIn')];
  sendPage(response, status, language, { ...page, service: { product, standIn } });
}

/** Merchant and amount, and further rows that the shopper should see before agreeing. */
export function paymentSummary({ language: { t }, amount }: ShownPayment, more: [string, string][] = []): Html {
  const rows = [[t('merchant'), t('company')], ...more, [t('amount'), amount]] as [string, string][];
  return html`<dl class="sum">
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

export const cancelButton = ({ path, language: { t } }: ShownPayment): Html =>
  html`<div class="ways">${quietButton({ action: `${path}/cancel`, label: t('cancelPayment') })}</div>`;
