import { ApiError } from '@shop/api-contracts';
import type { FormFault } from '@shop/design-system';
import { codeOf } from '../quote-requests/quote-refusal.ts';
import { useText } from '../text.ts';

/** What is wrong with an offer that was sent, or was about to be, at its fields. */
export function useOfferFaults(error: Error | null, isNothingOffered: boolean): FormFault[] {
  const t = useText();
  const nothing = { field: '', message: t('rfq.inbox.fault.nothing') };
  if (isNothingOffered) return [nothing];
  switch (codeOf(error)) {
    case 'nothing_offered':
      return [nothing];
    case 'date_past':
      return [{ field: 'validUntil', message: t('rfq.inbox.fault.validUntil') }];
    case 'lines_differ':
      return [{ field: '', message: t('rfq.inbox.fault.lines') }];
    case 'invalid_request':
      return pathsOf(error).includes('body.validUntil')
        ? [{ field: 'validUntil', message: t('rfq.inbox.fault.validUntil') }]
        : [{ field: '', message: t('rfq.inbox.fault.entries') }];
    default:
      return [];
  }
}

const pathsOf = (error: Error | null): string[] =>
  error instanceof ApiError ? (error.problem?.errors ?? []).map(({ path }) => path) : [];
