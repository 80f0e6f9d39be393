import { Button, FormActions } from '@shop/design-system';
import { useCheckout } from '../../order/checkout-context.ts';
import { useText } from '../../text.ts';

interface StepActionsProps {
  isPending: boolean;
  /** True while saving is not possible. */
  isDisabled?: boolean;
}

/** The button that saves a section; while others are missing it leads to the next. */
export function StepActions({ isPending, isDisabled = false }: StepActionsProps) {
  const t = useText();
  const { order } = useCheckout();
  const isComplete = order.step === 'review';
  return (
    <FormActions>
      <Button
        type="submit"
        variant="go"
        {...(isComplete ? {} : { iconEnd: 'arrow-right' as const })}
        pending={isPending}
        pendingText={t('checkout.saving')}
        disabled={isDisabled}
      >
        {t(isComplete ? 'checkout.sheet.save' : 'checkout.continue')}
      </Button>
    </FormActions>
  );
}
