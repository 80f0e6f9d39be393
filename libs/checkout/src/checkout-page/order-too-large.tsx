import { buttonClass, EmptyState } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useText } from '../text.ts';

/** More than can be ordered without talking. */
export function OrderTooLarge() {
  const t = useText();
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
            <ShopLink to={paths.cart()} className={buttonClass()}>
              {t('checkout.toCart')}
            </ShopLink>
          </>
        }
      >
        <p>{t('checkout.tooLarge.text')}</p>
      </EmptyState>
    </>
  );
}
