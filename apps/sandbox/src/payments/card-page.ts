import { field, form } from '../pages/form.ts';
import { html, type Html } from '../pages/html.ts';
import type { Page } from '../pages/page.ts';
import type { CardEntry, CardErrors } from './card-errors.ts';
import { cancelButton, paymentSummary, type ShownPayment } from './payment-frame.ts';
import { testCardOf, testCards, type TestCard } from './test-cards.ts';

/** Card form with the current entry, and test cards to fill in with one click. */
export function cardPage(shown: ShownPayment, entry?: CardEntry, errors: CardErrors = {}): Page {
  const { t } = shown.language;
  return {
    title: t('payByCard'),
    hasErrors: Object.keys(errors).length > 0,
    isWide: true,
    content: html`<div class="columns">
      <div>${paymentSummary(shown)} ${cardForm(shown, entry, errors)} ${cancelButton(shown)}</div>
      ${testCardList(shown)}
    </div>`,
  };
}

/** Entry for a test card; any future month and any code are accepted. */
export function filledIn({ number }: TestCard, now = new Date()): CardEntry {
  return { number, expiry: `12/${String(now.getFullYear() + 3).slice(-2)}`, securityCode: '123' };
}

function cardForm(
  { path, amount, language: { t } }: ShownPayment,
  entry: CardEntry | undefined,
  errors: CardErrors,
): Html {
  const invalid = (['number', 'expiry', 'securityCode'] as const).find((name) => errors[name]) ?? 'number';
  // Only numbers of test cards are shown again, because another may be a real card.
  const isKnown = entry !== undefined && testCardOf(entry.number) !== undefined;
  const isReady = isKnown && Object.keys(errors).length === 0;
  return form({
    action: `${path}/card`,
    submit: t('pay', { amount }),
    isFocused: isReady,
    content: html`${field({
        name: 'number',
        label: t('cardNumber'),
        type: 'text',
        autocomplete: 'cc-number',
        value: isKnown ? entry.number : '',
        error: errors.number,
        isFocused: !isReady && invalid === 'number',
      })}
      <div class="pair">
        ${field({
          name: 'expiry',
          label: t('expiry'),
          type: 'text',
          autocomplete: 'cc-exp',
          value: entry?.expiry,
          error: errors.expiry,
          isFocused: invalid === 'expiry',
        })}${field({
          name: 'securityCode',
          label: t('securityCode'),
          type: 'text',
          autocomplete: 'cc-csc',
          value: isKnown ? entry.securityCode : '',
          error: errors.securityCode,
          isFocused: invalid === 'securityCode',
        })}
      </div>`,
  });
}

function testCardList({ path, language: { t } }: ShownPayment): Html {
  const rows = testCards.map(
    ({ number, outcome, text }) =>
      html`<li>
        <button class="account" name="card" value="${outcome}">
          <span class="who">${number}</span> <span class="what">${text(t)}</span>
        </button>
      </li>`,
  );
  return html`<details class="sheet" open>
    <summary><h2>${t('testCards')}</h2></summary>
    <p class="lead">${t('testCardsLead')}</p>
    <form method="get" action="${path}">
      <ul class="accounts">
        ${rows}
      </ul>
    </form>
  </details>`;
}
