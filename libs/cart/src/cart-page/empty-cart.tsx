import { buttonClass, EmptyState } from '@shop/design-system';
import { isVisible, paths, ShopLink, unitPaths, useSituation } from '@shop/platform';
import { LastOrderLink, RecentOrder } from './recent-order.tsx';
import { useText } from '../text.ts';
import styles from './cart-page.module.css';

/** Shown for an empty cart, with links to start. */
export function EmptyCart() {
  const t = useText();
  const situation = useSituation();
  return (
    <div className={styles.empty}>
      <RecentOrder />
      <EmptyState
        title={t('cart.page.none')}
        actions={
          <>
            <ShopLink to={paths.home()} className={buttonClass({ variant: 'go' })}>
              {t('cart.page.products')}
            </ShopLink>
            <ShopLink to={unitPaths.unitSearch()} className={buttonClass()}>
              {t('cart.page.findUnit')}
            </ShopLink>
            {isVisible(['customerNumberUser'], situation) && (
              <ShopLink to={paths.quickOrder()} className={buttonClass()}>
                {t('cart.page.quickOrder')}
              </ShopLink>
            )}
            {isVisible(['signedIn'], situation) && (
              <ShopLink to={paths.favouriteLists()} className={buttonClass()}>
                {t('cart.page.lists')}
              </ShopLink>
            )}
            <LastOrderLink />
          </>
        }
      >
        <p>{t('cart.page.noneText')}</p>
      </EmptyState>
    </div>
  );
}
