import { unprintableMessage, type Quote } from '@shop/api-contracts';
import type { FormError } from '@shop/design-system';
import { errorPathsOf, useFormText } from '@shop/forms';
import { codeOf } from '@shop/platform';
import { useText } from '../text.ts';
import type { SentOffer } from './offer-entries.ts';

interface InvalidOffer {
  quote: Pick<Quote, 'lines'>;
  error: Error | null;
  /** The offer that the error refers to. */
  sent: SentOffer | undefined;
  isNothingOffered: boolean;
}

/** Errors of a sent or checked offer by field. */
export function useOfferErrors({ quote, error, sent, isNothingOffered }: InvalidOffer): FormError[] {
  const t = useText();
  const inForm = useFormText();
  const nothing = { field: '', message: t('rfq.inbox.error.nothing') };
  const ofPath = (path: string): FormError => {
    if (path === 'validUntil') return { field: 'validUntil', message: t('rfq.inbox.error.validUntil') };
    if (path.startsWith('terms.')) return { field: 'freightAmount', message: t('rfq.inbox.error.freightAmount') };
    if (path === 'text') return { field: 'text', message: t('rfq.inbox.error.text') };
    const [, index = '', place = ''] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? [];
    const lineId = sent?.lines[Number(index)]?.lineId;
    const number = quote.lines.find((line) => line.lineId === lineId)?.articleNumber;
    const known = lineFields[place];
    if (!known || lineId === undefined || number === undefined)
      return { field: '', message: t('rfq.inbox.error.entries') };
    return { field: `${known.field}-${lineId}`, message: t(known.message, { number }) };
  };
  if (isNothingOffered) return [nothing];
  switch (codeOf(error)) {
    case 'nothing_offered':
      return [nothing];
    case 'date_past':
      return [{ field: 'validUntil', message: t('rfq.inbox.error.validUntil') }];
    case 'lines_differ':
      return [{ field: '', message: t('rfq.inbox.error.lines') }];
    case 'invalid_request': {
      const unprintable = new Set(errorPathsOf(error, { message: unprintableMessage }));
      const errors = new Map(
        errorPathsOf(error).map((path) => [
          path,
          unprintable.has(path)
            ? { field: ofPath(path).field, message: inForm('form.error.unprintable') }
            : ofPath(path),
        ]),
      );
      return uniqueErrors(errors.size > 0 ? [...errors.values()] : [ofPath('')]);
    }
    default:
      return [];
  }
}

/** Fields of a line by their path in the request body. */
const lineFields = {
  unitPrice: { field: 'price', message: 'rfq.inbox.error.price' },
  leadTimeDays: { field: 'leadTime', message: 'rfq.inbox.error.leadTimeOf' },
  promisedDate: { field: 'promisedDate', message: 'rfq.inbox.error.promisedDate' },
  'substitute.articleNumber': { field: 'substituteNumber', message: 'rfq.inbox.error.substituteNumber' },
  'substitute.name': { field: 'substituteName', message: 'rfq.inbox.error.substituteName' },
  note: { field: 'note', message: 'rfq.inbox.error.note' },
} as const as Record<string, { field: string; message: LineError } | undefined>;
type LineError =
  `rfq.inbox.error.${'price' | 'leadTimeOf' | 'promisedDate' | 'substituteNumber' | 'substituteName' | 'note'}`;

const uniqueErrors = (errors: readonly FormError[]): FormError[] =>
  errors.filter(
    (error, index) =>
      errors.findIndex(({ field, message }) => field === error.field && message === error.message) === index,
  );
