import { NotAuthenticatedError } from '@shop/api-contracts';
import { OfflineError } from '@shop/cart';
import { Notice } from '@shop/design-system';
import { codeOf, RequestReference } from '@shop/platform';
import { useText } from '../../text.ts';
import { isOutcomeUnknown } from '../is-outcome-unknown.ts';

/** Explains why an action on a request failed and that the input is kept. */
export function MoveFailure({ error }: { error: Error | null }) {
  const t = useText();
  if (!error || error instanceof NotAuthenticatedError) return null;
  const known = error instanceof OfflineError ? 'rfq.failure.offline' : reasons[codeOf(error) ?? ''];
  const isUnknown = isOutcomeUnknown(error);
  return (
    <Notice
      type={isUnknown ? 'warning' : 'critical'}
      live
      title={t(isUnknown ? 'rfq.failure.unsureTitle' : 'rfq.failure.title')}
    >
      {t(isUnknown ? 'rfq.failure.unsure' : (known ?? 'rfq.failure.other'))}
      <RequestReference error={error} />
    </Notice>
  );
}

const reasons: Record<string, `rfq.failure.${'beingPaid' | 'expired' | 'free' | 'full' | 'revised' | 'state'}`> = {
  offer_being_paid: 'rfq.failure.beingPaid',
  nothing_to_pay: 'rfq.failure.free',
  quote_full: 'rfq.failure.full',
  quote_state: 'rfq.failure.state',
  line_taken: 'rfq.failure.state',
  offer_expired: 'rfq.failure.expired',
  offer_revised: 'rfq.failure.revised',
};
