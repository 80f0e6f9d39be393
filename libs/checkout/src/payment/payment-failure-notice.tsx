import { Button, buttonClass, Notice } from '@shop/design-system';
import { formatMoney, useI18n } from '@shop/i18n';
import { ShopLink, useSignInAddress } from '@shop/platform';
import { use, type ReactNode } from 'react';
import { CheckoutContext } from '../order/checkout-context.ts';
import { useLinesPage } from '../order/offered-cart.ts';
import { useText } from '../text.ts';
import type { OrderChange } from './order-changes.ts';
import { needsReview, type PaymentFailure } from './payment-failure.ts';

interface PaymentFailureNoticeProps {
  failure: PaymentFailure | undefined;
  /** Called by the reader who has looked at what had changed. */
  onReview: () => void;
}

/** Explains why the payment failed and what to do. All input is kept. */
export function PaymentFailureNotice({ failure, onReview }: PaymentFailureNoticeProps) {
  const t = useText();
  const isInCheckout = use(CheckoutContext) !== null;
  // announced above the step, with what has changed and one way on
  if (!failure || (failure.kind === 'cartChanged' && isInCheckout)) return null;
  const isOwnDoing = failure.kind === 'cancelled';
  return (
    <Notice
      type={isOwnDoing ? 'informative' : 'critical'}
      live
      title={t(`checkout.payment.failed.${failure.kind}`)}
      action={<WayOn failure={failure} onReview={onReview} />}
    >
      <Details failure={failure} />
    </Notice>
  );
}

function WayOn({ failure, onReview }: { failure: PaymentFailure; onReview: () => void }): ReactNode {
  const t = useText();
  const signIn = useSignInAddress();
  const linesPage = useLinesPage();
  if (failure.kind === 'signedOut') {
    return (
      <a href={signIn} className={buttonClass({ variant: 'go' })}>
        {t('checkout.payment.signIn')}
      </a>
    );
  }
  if (['outOfStock', 'orderGone', 'quoteExpired'].includes(failure.kind)) {
    return (
      <ShopLink to={linesPage.to} className={buttonClass({ variant: 'go' })}>
        {linesPage.text}
      </ShopLink>
    );
  }
  if (!needsReview(failure)) return undefined;
  return (
    <Button size="small" onClick={onReview}>
      {t('checkout.payment.toReview')}
    </Button>
  );
}

function Details({ failure }: { failure: PaymentFailure }): ReactNode {
  const t = useText();
  switch (failure.kind) {
    case 'orderChanged':
      return (
        <>
          {t('checkout.payment.failed.orderChangedText')}
          {failure.changes.length > 0 && (
            <ul>
              {failure.changes.map((change, index) => (
                <li key={index}>
                  <Change change={change} currency={failure.currency} />
                </li>
              ))}
            </ul>
          )}
        </>
      );
    case 'outOfStock':
      return (
        <>
          {t('checkout.payment.failed.outOfStockText')}
          <ul>
            {failure.items.map(({ articleNumber, name, available }) => (
              <li key={articleNumber}>
                <span className="art">{articleNumber}</span> {name}: {t('checkout.payment.left', { count: available })}
              </li>
            ))}
          </ul>
        </>
      );
    case 'failed':
      return (
        <>
          {t('checkout.payment.failed.failedText')}{' '}
          {failure.requestId && (
            <span className="muted">{t('checkout.payment.request', { id: failure.requestId })}</span>
          )}
        </>
      );
    default:
      return t(`checkout.payment.failed.${failure.kind}Text`);
  }
}

function Change({ change, currency }: { change: OrderChange; currency: string }): ReactNode {
  const t = useText();
  const { tag } = useI18n().locale;
  switch (change.what) {
    case 'total': {
      const before = formatMoney({ amount: change.before, currency }, tag);
      return t('checkout.payment.change.total', {
        before,
        after: formatMoney({ amount: change.after, currency }, tag),
      });
    }
    case 'lineAdded':
    case 'lineRemoved':
    case 'lineChanged':
      return t(`checkout.payment.change.${change.what}`, { number: change.articleNumber });
    default:
      return t(`checkout.payment.change.${change.what}`);
  }
}
