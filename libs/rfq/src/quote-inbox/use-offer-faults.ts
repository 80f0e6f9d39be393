import type { Quote } from '@shop/api-contracts';
import type { FormFault } from '@shop/design-system';
import { errorPathsOf } from '@shop/forms';
import { codeOf } from '@shop/platform';
import { useText } from '../text.ts';
import type { SentOffer } from './offer-entries.ts';

interface FaultyOffer {
  quote: Pick<Quote, 'lines'>;
  error: Error | null;
  /** What the error is about. */
  sent: SentOffer | undefined;
  isNothingOffered: boolean;
}

/** What is wrong with an offer that was sent, or was about to be, at its fields. */
export function useOfferFaults({ quote, error, sent, isNothingOffered }: FaultyOffer): FormFault[] {
  const t = useText();
  const nothing = { field: '', message: t('rfq.inbox.fault.nothing') };
  const ofPath = (path: string): FormFault => {
    if (path === 'validUntil') return { field: 'validUntil', message: t('rfq.inbox.fault.validUntil') };
    if (path === 'text') return { field: 'text', message: t('rfq.inbox.fault.text') };
    const [, index = '', place = ''] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? [];
    const lineId = sent?.lines[Number(index)]?.lineId;
    const number = quote.lines.find((line) => line.lineId === lineId)?.articleNumber;
    const known = lineFields[place];
    if (!known || lineId === undefined || number === undefined)
      return { field: '', message: t('rfq.inbox.fault.entries') };
    return { field: `${known.field}-${lineId}`, message: t(known.message, { number }) };
  };
  if (isNothingOffered) return [nothing];
  switch (codeOf(error)) {
    case 'nothing_offered':
      return [nothing];
    case 'date_past':
      return [{ field: 'validUntil', message: t('rfq.inbox.fault.validUntil') }];
    case 'lines_differ':
      return [{ field: '', message: t('rfq.inbox.fault.lines') }];
    case 'invalid_request': {
      const faults = new Map(errorPathsOf(error).map((path) => [path, ofPath(path)]));
      return uniqueFaults(faults.size > 0 ? [...faults.values()] : [ofPath('')]);
    }
    default:
      return [];
  }
}

/** Fields of a line, by where upstream finds them in what was sent. */
const lineFields = {
  unitPrice: { field: 'price', message: 'rfq.inbox.fault.price' },
  leadTimeDays: { field: 'leadTime', message: 'rfq.inbox.fault.leadTimeOf' },
  'substitute.articleNumber': { field: 'substituteNumber', message: 'rfq.inbox.fault.substituteNumber' },
  'substitute.name': { field: 'substituteName', message: 'rfq.inbox.fault.substituteName' },
  note: { field: 'note', message: 'rfq.inbox.fault.note' },
} as const as Record<string, { field: string; message: LineFault } | undefined>;
type LineFault = `rfq.inbox.fault.${'price' | 'leadTimeOf' | 'substituteNumber' | 'substituteName' | 'note'}`;

const uniqueFaults = (faults: readonly FormFault[]): FormFault[] =>
  faults.filter((fault, index) => faults.findIndex(({ message }) => message === fault.message) === index);
