import { Button, buttonClass, EmptyState, Notice } from '@shop/design-system';
import { paths, ShopLink, useUser } from '@shop/platform';
import { offeredCartOf } from '../order/offered-cart.ts';
import { useText } from '../text.ts';
import { useVerification, type VerificationInput, type VerificationState, type Verified } from './use-verification.ts';

const stillChecked: ReadonlySet<VerificationState> = new Set(['checking', 'placed', 'pending', 'late', 'failed']);

/** Outcome of a payment after return from the provider, and the next steps. */
export function Verification(input: VerificationInput) {
  const t = useText();
  const verification = useVerification(input);
  return (
    <>
      <h1 tabIndex={-1}>
        {t(stillChecked.has(verification.state) ? 'checkout.verify.title' : 'checkout.payment.title')}
      </h1>
      <Outcome {...verification} />
    </>
  );
}

function Outcome({ state, order, isChecking, check }: Verified) {
  const t = useText();
  const user = useUser();
  const pay = (
    <ShopLink
      to={paths.checkoutStep('payment', { c: order && offeredCartOf(order) })}
      className={buttonClass({ variant: 'go' })}
    >
      {t('checkout.verify.toPayment')}
    </ShopLink>
  );
  const checkAgain = (
    <Button pending={isChecking} onClick={check}>
      {t('checkout.verify.again')}
    </Button>
  );
  switch (state) {
    case 'checking':
    case 'placed':
      return (
        <Notice type="informative" live title={t('checkout.verify.checking')}>
          {t('checkout.verify.checkingText')}
        </Notice>
      );
    case 'pending':
      return (
        <Notice type="informative" live title={t('checkout.verify.pending')}>
          {t('checkout.verify.pendingText')}
        </Notice>
      );
    case 'late':
      return (
        <Notice type="informative" live title={t('checkout.verify.late')} action={checkAgain}>
          {t('checkout.verify.lateText', { email: user?.email ?? '' })}
        </Notice>
      );
    case 'refused':
    case 'cancelled':
    case 'expired':
    case 'notPaid':
    case 'forged':
      return (
        <Notice
          type={state === 'cancelled' ? 'informative' : 'critical'}
          live
          title={t(`checkout.verify.${state}`)}
          action={pay}
        >
          {t(`checkout.verify.${state}Text`)}
        </Notice>
      );
    case 'unknown':
      return (
        <EmptyState
          title={t('checkout.verify.unknown')}
          actions={
            <ShopLink to={paths.cart()} className={buttonClass({ variant: 'go' })}>
              {t('checkout.payment.toCart')}
            </ShopLink>
          }
        >
          <p>{t('checkout.verify.unknownText')}</p>
        </EmptyState>
      );
    case 'failed':
      return (
        <Notice type="critical" live title={t('checkout.verify.failed')} action={checkAgain}>
          {t('checkout.verify.failedText')}
        </Notice>
      );
  }
}
