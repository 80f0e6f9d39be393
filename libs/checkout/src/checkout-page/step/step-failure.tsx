import { NotAuthenticatedError } from '@shop/api-contracts';
import { Notice } from '@shop/design-system';
import { codeOf, RequestReference } from '@shop/platform';
import { useText } from '../../text.ts';

/** A step could not be saved for no error of its input: what happened, and that nothing of it is lost. */
export function StepFailure({ error }: { error: Error | null }) {
  const t = useText();
  // both are said elsewhere, with the way on
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
