import type { Cart } from '@shop/api-contracts';
import { Button, buttonClass, classNames, DefinitionList } from '@shop/design-system';
import { formatMoney, Measure, useI18n } from '@shop/i18n';
import { paths, settingsQuery, ShopLink, usePrefetchedQuery } from '@shop/platform';
import { useId } from 'react';
import { useText } from '../text.ts';
import { useTotalLabel } from './total-label.ts';
import styles from './cart-totals.module.css';

interface CartTotalsProps {
  cart: Cart;
  /** A change is under way: the figures are about to be others. */
  isUpdating: boolean;
}

/** Grams matter for gaskets, not for a lorry. */
const readableWeight = (kilograms: number): number =>
  kilograms >= 100 ? Math.round(kilograms) : Math.round(kilograms * 100) / 100;

/** Sums that stay in view beside the lines, and how to go on. */
export function CartTotals({ cart, isUpdating }: CartTotalsProps) {
  const t = useText();
  const label = useTotalLabel(cart);
  const { lines, configurations, unpricedCount, weight } = cart;
  const counts = [
    ...(lines.length > 0 ? [t('cart.page.lines', { count: lines.length })] : []),
    ...(configurations.length > 0 ? [t('cart.page.units', { count: configurations.length })] : []),
  ];
  return (
    <aside className={styles.totals} aria-label={t('cart.page.totals')}>
      <div className={classNames(isUpdating && styles.pending)} aria-busy={isUpdating || undefined}>
        <DefinitionList
          className={styles.sums}
          items={[
            ...(weight > 0
              ? [{ term: t('cart.page.weight'), value: <Measure values={[readableWeight(weight)]} unit="KGM" /> }]
              : []),
            {
              term: (
                <>
                  {label}
                  <span className={styles.counts}>{counts.join(', ')}</span>
                </>
              ),
              value: <Sum cart={cart} />,
              total: true,
            },
          ]}
        />
      </div>
      {unpricedCount > 0 && <p className={styles.unpriced}>{t('cart.page.unpriced', { count: unpricedCount })}</p>}
      <p className={styles.freight}>{t('cart.page.freight')}</p>
      <NextStep cart={cart} />
      {/* what a change came to, read out once it is known */}
      <p role="status" className="sr">
        {!isUpdating && (
          <>
            {label} <Sum cart={cart} />
          </>
        )}
      </p>
    </aside>
  );
}

/** The sum of what has a price; words where nothing has one. */
function Sum({ cart: { lines, configurations, total, currency, unpricedCount } }: { cart: Cart }) {
  const t = useText();
  const { tag } = useI18n().locale;
  if (unpricedCount === lines.length + configurations.length) return <>{t('cart.page.onRequest')}</>;
  return <span className="nb">{formatMoney({ amount: total, currency }, tag)}</span>;
}

/** How to go on: to the checkout where buying is on and nothing stands in the way, else to people. */
function NextStep({ cart }: { cart: Cart }) {
  const t = useText();
  const canBuy = useCanBuy(cart);
  return (
    <div className={styles.next} data-chrome>
      {canBuy && <CheckoutButton cart={cart} />}
      <h2>{t('cart.page.next.title')}</h2>
      <p>
        {t(canBuy ? 'cart.page.next.checkout' : cart.action === 'Buy' ? 'cart.page.next.buy' : 'cart.page.next.quote')}
      </p>
      <ShopLink to={paths.support()} className={buttonClass({ variant: canBuy ? 'plain' : 'go', wide: true })}>
        {t('cart.page.next.support')}
      </ShopLink>
    </div>
  );
}

const useCanBuy = ({ action }: Cart): boolean => usePrefetchedQuery(settingsQuery()).buyEnabled && action === 'Buy';

/** What has to be put right before the cart can be ordered. */
function obstacleOf({ lines, unpricedCount }: Cart): { faulty: number } | 'unpriced' | null {
  const faulty = lines.filter(({ issue }) => issue !== null).length;
  if (faulty > 0) return { faulty };
  return unpricedCount > 0 ? 'unpriced' : null;
}

/** Leads to the checkout; where lines cannot be ordered as they stand it says so instead. */
function CheckoutButton({ cart }: { cart: Cart }) {
  const t = useText();
  const reason = useId();
  const obstacle = obstacleOf(cart);
  if (obstacle === null) {
    return (
      <ShopLink to={paths.checkout()} className={buttonClass({ variant: 'go', wide: true })}>
        {t('cart.page.checkout')}
      </ShopLink>
    );
  }
  return (
    <>
      <Button variant="go" wide aria-disabled aria-describedby={reason}>
        {t('cart.page.checkout')}
      </Button>
      <p id={reason} className={styles.reason}>
        {obstacle === 'unpriced'
          ? t('cart.page.checkout.unpriced')
          : t('cart.page.checkout.faulty', { count: obstacle.faulty })}
      </p>
    </>
  );
}

/** On the phone the sum stays in view at the foot of the screen, with the way to the checkout. */
export function CartBar({ cart, isUpdating }: CartTotalsProps) {
  const t = useText();
  const label = useTotalLabel(cart);
  const canGoOn = useCanBuy(cart) && obstacleOf(cart) === null;
  return (
    <div className={styles.bar} data-chrome>
      <span className={classNames(canGoOn && styles.stacked)}>
        <span>
          {label}
          <span className={styles.counts}>
            {t('cart.page.lines', { count: cart.lines.length + cart.configurations.length })}
          </span>
        </span>
        <strong className={isUpdating ? styles.pending : undefined}>
          <Sum cart={cart} />
        </strong>
      </span>
      {canGoOn && (
        <ShopLink to={paths.checkout()} className={buttonClass({ variant: 'go' })}>
          {t('cart.page.checkout')}
        </ShopLink>
      )}
    </div>
  );
}
