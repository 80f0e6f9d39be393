import { fieldBounds } from '@shop/api-contracts';
import { useFormText } from '@shop/forms';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';
import { useText } from '../text.ts';
import { lineOfField, linesOf } from './request-values.ts';

const named = ['firstName', 'lastName', 'email', 'phoneNumber', 'reference', 'wantedDate'] as const;
const ofLine = {
  targetPrice: 'rfq.error.targetPrice',
  wantedDate: 'rfq.error.lineDate',
  note: 'rfq.error.lineNote',
  fitConfirmed: 'rfq.error.fitConfirmed',
} as const;

/** Returns the error text for a field of the request, for errors of the browser and of the server. */
export function useRequestErrors(): (field: string) => string {
  const t = useText();
  const inForm = useFormText();
  const { checkout } = useQuoteRequest();
  return (field) => {
    if (field === 'unprintable') return inForm('form.error.unprintable');
    const name = named.find((one) => one === field);
    if (name) return t(`rfq.error.${name}`);
    const found = lineOfField(field, linesOf(checkout));
    return found
      ? t(ofLine[found.field], { name: found.line.articleNumber, most: fieldBounds.cartNote })
      : inForm('form.error');
  };
}
