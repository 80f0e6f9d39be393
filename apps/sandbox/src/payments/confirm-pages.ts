import { form, quietButton } from '../pages/form.ts';
import { html } from '../pages/html.ts';
import type { Page } from '../pages/page.ts';
import { cancelButton, paymentSummary, type ShownPayment } from './payment-frame.ts';
import { testCards } from './test-cards.ts';

/** Simulates the page on which the shopper signs in at PayPal and agrees. */
export function paypalPage(shown: ShownPayment): Page {
  const { path, payment, amount, language } = shown;
  const { t } = language;
  return {
    title: t('payByPaypal'),
    content: html`<p class="lead">${t('paypalLead')}</p>
      ${paymentSummary(shown, [[t('paypalAccount'), payment.email]])}
      ${form({ action: `${path}/paypal`, submit: t('pay', { amount }), isFocused: true, content: html`` })}
      ${cancelButton(shown)}`,
  };
}

/** Simulates the bank's question whether it is really the shopper (3-D Secure). */
export function challengePage(shown: ShownPayment): Page {
  const { path, language } = shown;
  const { t } = language;
  const { number } = testCards.find(({ outcome }) => outcome === 'challenge')!;
  return {
    title: t('challenge'),
    content: html`<p class="lead">${t('challengeLead')}</p>
      ${paymentSummary(shown, [[t('card'), `•••• ${number.slice(-4)}`]])}
      ${form({
        action: `${path}/challenge`,
        submit: t('approve'),
        isFocused: true,
        content: html`<input type="hidden" name="answer" value="approve" />`,
      })}
      <div class="ways">
        ${quietButton({ action: `${path}/challenge`, label: t('deny'), values: { answer: 'deny' } })}
      </div>`,
  };
}
