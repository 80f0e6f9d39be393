import { buttonClass, classNames } from '@shop/design-system';
import { isVisible, paths, ShopLink, unitPaths, useSituation } from '@shop/platform';
import { LastOrder, RecentOrder, useLastOrders } from './recent-order.tsx';
import { useText } from '../text.ts';
import { CartProducts } from './cart-products.tsx';
import { Start } from './start.tsx';
import styles from './empty-cart.module.css';

/** Shown for an empty cart, with links to start. */
export function EmptyCart() {
  const t = useText();
  const situation = useSituation();
  const isSignedIn = isVisible(['signedIn'], situation);
  const { placed, last, isAwaited } = useLastOrders();
  return (
    <div className={styles.empty}>
      <RecentOrder placed={placed} />
      <h2>{t('cart.page.none')}</h2>
      <p className={styles.text}>{t('cart.page.noneText')}</p>
      <ShopLink to={paths.home()} className={buttonClass({ variant: 'go' })}>
        {t('cart.page.products')}
      </ShopLink>
      <div className={styles.cut}>
        <ul className={classNames(styles.starts, isSignedIn && styles.growing)}>
          <Start to={unitPaths.unitSearch()} name={t('cart.page.findUnit')} text={t('cart.page.findUnit.text')} />
          {isVisible(['customerNumberUser'], situation) && (
            <Start to={paths.quickOrder()} name={t('cart.page.quickOrder')} text={t('cart.page.quickOrder.text')} />
          )}
          <Start to={paths.favouriteLists()} name={t('cart.page.lists')} text={t('cart.page.lists.text')} />
          {!isSignedIn && <Start to={paths.support()} name={t('cart.lists.help')} text={t('cart.page.support.text')} />}
          <LastOrder last={last} />
        </ul>
      </div>
      {/* the tile of the last order would push it down */}
      {!isAwaited && <CartProducts />}
    </div>
  );
}
