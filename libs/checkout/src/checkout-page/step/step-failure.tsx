import { NotAuthenticatedError } from '@shop/api-contracts';
import { Notice } from '@shop/design-system';
import { codeOf, RequestReference } from '@shop/platform';
import { useText } from '../../text.ts';

/** Shown if saving a step failed for a reason other than its input; explains it and that the input is kept. */
export function StepFailure({ error }: { error: Error | null }) {
  const t = useText();
  // both are reported elsewhere, with the next step
  if (!error || error instanceof NotAuthenticatedError || codeOf(error) === 'cart_changed') return null;
  return (
    <Notice type="critical" live title={t(titleOf(codeOf(error)))}>
      {t('checkout.notSavedText')}
      <RequestReference error={error} />
    </Notice>
  );
}

function titleOf(code: string | undefined) {
  switch (code) {
    case 'cart_frozen':
      return 'checkout.frozen';
    case 'freight_changed':
      return 'checkout.freight.changed';
    case 'no_freight_there':
      return 'checkout.freight.notThere';
    default:
      return 'checkout.notSaved';
  }
}
