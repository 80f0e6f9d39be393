import { Button, buttonClass, FormActions } from '@shop/design-system';
import { ShopLink, type CheckoutStep } from '@shop/platform';
import { useStepPath } from '../../order/offered-cart.ts';
import { useText } from '../../text.ts';

interface StepActionsProps {
  isPending: boolean;
  /** True while saving is not possible. */
  isDisabled?: boolean;
  back: CheckoutStep | { to: string; text: string };
}

/** Buttons that save the step and continue, or return to the previous step. */
export function StepActions({ isPending, isDisabled = false, back }: StepActionsProps) {
  const t = useText();
  const stepPath = useStepPath();
  const { to, text } = typeof back === 'string' ? { to: stepPath(back), text: t('checkout.back') } : back;
  return (
    <FormActions>
      <Button
        type="submit"
        variant="go"
        iconEnd="arrow-right"
        pending={isPending}
        pendingText={t('checkout.saving')}
        disabled={isDisabled}
      >
        {t('checkout.continue')}
      </Button>
      <ShopLink to={to} className={buttonClass()}>
        {text}
      </ShopLink>
    </FormActions>
  );
}
