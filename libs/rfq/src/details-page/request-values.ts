import type { QuoteCheckout, QuoteContact, User } from '@shop/api-contracts';
import { enteredText, type FormValues } from '@shop/platform';
import { readAmount } from './read-amount.ts';

/** Names of the fields of one line. */
export const lineField = (field: 'targetPrice' | 'wantedDate' | 'note', lineId: string): string => `${field}-${lineId}`;

const linesOf = ({ groups }: Pick<QuoteCheckout, 'groups'>) => groups.flatMap(({ lines }) => lines);

/** What the profile and the cart know already: nothing is asked twice. */
export function requestValues(checkout: QuoteCheckout, user: User): FormValues {
  const ofLines = linesOf(checkout).flatMap(({ lineId, targetPrice, wantedDate, note }) => [
    [lineField('targetPrice', lineId), targetPrice ?? ''],
    [lineField('wantedDate', lineId), wantedDate ?? ''],
    [lineField('note', lineId), note],
  ]);
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    companyName: user.companyName,
    email: user.email,
    phoneNumber: user.phoneNumber,
    reference: '',
    text: '',
    wantedDate: '',
    ...(Object.fromEntries(ofLines) as FormValues),
  };
}

/** What is sent: the groups that were looked at, and what was entered. */
export function requestOf(entered: FormData, checkout: QuoteCheckout) {
  const text = (name: keyof QuoteContact) => enteredText(entered, name) ?? '';
  const day = (name: string) => enteredText(entered, name) || null;
  return {
    cartId: checkout.cartId,
    quoteGroupKeys: checkout.groups.map(({ quoteGroupKey }) => quoteGroupKey),
    contact: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      companyName: text('companyName'),
      email: text('email'),
      phoneNumber: text('phoneNumber'),
      reference: text('reference'),
    } satisfies QuoteContact,
    // null when empty (specification §5)
    text: enteredText(entered, 'text') || null,
    wantedDate: day('wantedDate'),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    lines: linesOf(checkout)
      .map(({ lineId }) => ({
        lineId,
        targetPrice: readAmount(enteredText(entered, lineField('targetPrice', lineId)) ?? ''),
        wantedDate: day(lineField('wantedDate', lineId)),
        note: enteredText(entered, lineField('note', lineId)) ?? '',
      }))
      .filter(({ targetPrice, wantedDate, note }) => targetPrice !== null || wantedDate !== null || note !== ''),
  };
}
