import { buttonClass, EmptyState } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useLinesPage } from '../../order/offered-cart.ts';
import { useText } from '../../text.ts';

/** Shown if the order exceeds the limit for online orders. */
export function OrderTooLarge() {
  const t = useText();
  const linesPage = useLinesPage();
  return (
    <>
      <h1 tabIndex={-1}>{t('checkout.title')}</h1>
      <EmptyState
        title={t('checkout.tooLarge')}
        actions={
          <>
            <ShopLink to={paths.support()} className={buttonClass({ variant: 'go' })}>
              {t('checkout.support')}
            </ShopLink>
            <ShopLink to={linesPage.to} className={buttonClass()}>
              {linesPage.text}
            </ShopLink>
          </>
        }
      >
        <p>{t('checkout.tooLarge.text')}</p>
      </EmptyState>
    </>
  );
}
