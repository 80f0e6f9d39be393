import type { DeliveryPlace, QuoteCheckout, QuoteContact, QuotedLine, User } from '@shop/api-contracts';
import { enteredText, type FormValues } from '@shop/forms';
import { amountText, readAmount } from '../read-amount.ts';

const lineFields = ['targetPrice', 'wantedDate', 'note', 'fitConfirmed'] as const;

/** Field name of one line. */
export const lineField = (field: (typeof lineFields)[number], lineId: string): string => `${field}-${lineId}`;

/** Line and field of a field name; undefined if it belongs to none of these lines. */
export function lineOfField(name: string, lines: readonly QuotedLine[]) {
  for (const line of lines) {
    const field = lineFields.find((one) => lineField(one, line.lineId) === name);
    if (field) return { field, line };
  }
  return undefined;
}

/** Field name for upstream's path `lines.2.note`. */
export function fieldOfPath(path: string, { lines }: Pick<ReturnType<typeof requestOf>, 'lines'>): string {
  const [, index, name] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const lineId = lines[Number(index)]?.lineId;
  const field = lineFields.find((one) => one === name);
  return lineId !== undefined && field ? lineField(field, lineId) : path;
}

export const linesOf = ({ groups }: Pick<QuoteCheckout, 'groups'>) => groups.flatMap(({ lines }) => lines);

/** Initial values from profile and cart. */
export function requestValues(checkout: QuoteCheckout, user: User, tag: string): FormValues {
  const ofLines = linesOf(checkout).flatMap(({ lineId, targetPrice, wantedDate, note }) => [
    [lineField('targetPrice', lineId), targetPrice === null ? '' : amountText(targetPrice, tag)],
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
    deliveryZipCode: checkout.suggestedPlace?.zipCode ?? '',
    deliveryCity: checkout.suggestedPlace?.city ?? '',
    deliveryCountry: checkout.suggestedPlace?.countryCode ?? '',
    ...(Object.fromEntries(ofLines) as FormValues),
  };
}

/** Request body: the reviewed groups and the input. */
export function requestOf(entered: FormData, checkout: QuoteCheckout, tag: string) {
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
    // null when empty
    text: enteredText(entered, 'text') || null,
    wantedDate: day('wantedDate'),
    deliveryPlace: deliveryPlaceOf(entered),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    lines: linesOf(checkout)
      .map(({ lineId }) => ({
        lineId,
        targetPrice: readAmount(enteredText(entered, lineField('targetPrice', lineId)) ?? '', tag) ?? null,
        wantedDate: day(lineField('wantedDate', lineId)),
        note: enteredText(entered, lineField('note', lineId)) ?? '',
        // a box that is not ticked, or not there, sends nothing
        ...(entered.get(lineField('fitConfirmed', lineId)) === null ? {} : { fitConfirmed: true }),
      }))
      .filter(
        ({ targetPrice, wantedDate, note, fitConfirmed }) =>
          targetPrice !== null || wantedDate !== null || note !== '' || fitConfirmed,
      ),
  };
}

/** Null without a town. */
function deliveryPlaceOf(entered: FormData): DeliveryPlace | null {
  const text = (name: string) => (enteredText(entered, name) ?? '').trim();
  const city = text('deliveryCity');
  return city === '' ? null : { city, zipCode: text('deliveryZipCode'), countryCode: text('deliveryCountry') };
}
