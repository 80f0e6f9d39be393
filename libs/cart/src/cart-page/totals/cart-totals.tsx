import { addAmounts, type Cart } from '@shop/api-contracts';
import { Button, buttonClass, classNames, DefinitionList } from '@shop/design-system';
import { countryName, formatMoney, Measure, useI18n } from '@shop/i18n';
import { paths, settingsQuery, ShopLink, usePrefetchedQuery } from '@shop/platform';
import { useId, type MouseEvent } from 'react';
import { useText } from '../../text.ts';
import { useTotalLabel } from './total-label.ts';
import styles from './cart-totals.module.css';

interface CartTotalsProps {
  cart: Cart;
  /** A change is pending, so the figures may be outdated. */
  isUpdating: boolean;
}

/** Rounds weights: grams matter for gaskets, not for a lorry. */
const readableWeight = (kilograms: number): number =>
  kilograms >= 100 ? Math.round(kilograms) : Math.round(kilograms * 100) / 100;

/** Totals, sticky beside the lines, and the next step. */
export function CartTotals({ cart, isUpdating }: CartTotalsProps) {
  const t = useText();
  const label = useTotalLabel(cart);
  const notIncluded = useNotIncluded(cart);
  const { tag } = useI18n().locale;
  const { lines, configurations, unpricedCount, weight, netTotal, currency } = cart;
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
            ...(netTotal && Number(netTotal) > 0
              ? [
                  {
                    term: t('cart.page.total.net'),
                    value: <span className="nb">{formatMoney({ amount: netTotal, currency }, tag)}</span>,
                  },
                ]
              : []),
          ]}
        />
      </div>
      <Credit cart={cart} />
      {unpricedCount > 0 && <p className={styles.unpriced}>{t('cart.page.unpriced', { count: unpricedCount })}</p>}
      <p className={styles.freight}>{notIncluded}</p>
      <NextStep cart={cart} />
      {/* announces the new total after a change */}
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

/** What is credited once we have the old units: announced, and no part of the total. */
function Credit({ cart: { lines, currency } }: { cart: Cart }) {
  const t = useText();
  const { tag } = useI18n().locale;
  const refunds = lines.flatMap(({ takeBack }) => takeBack?.refund ?? []);
  if (refunds.length === 0) return null;
  return (
    <p className={styles.unpriced}>
      {t('cart.takeBack.sum')}:{' '}
      <span className="nb">{formatMoney({ amount: addAmounts(refunds), currency }, tag)}</span> (
      {t('cart.takeBack.sum.note')})
    </p>
  );
}

/** What the total leaves out: freight, and tax where prices are without it. */
function useNotIncluded({ includesTax, taxRate }: Cart): string {
  const t = useText();
  const { country, tag } = useI18n().locale;
  if (includesTax) return t('cart.page.freight');
  // the rate depends on the state
  if (country === 'US') return t('cart.page.freightAndSalesTax');
  return t('cart.page.freightAndVat', { country: countryName(country, tag), rate: taxRate });
}

/** Total of the priced lines; a text if there are none. */
function Sum({ cart: { lines, configurations, total, currency, unpricedCount } }: { cart: Cart }) {
  const t = useText();
  const { tag } = useI18n().locale;
  if (unpricedCount === lines.length + configurations.length) return <>{t('cart.page.onRequest')}</>;
  return <span className="nb">{formatMoney({ amount: total, currency }, tag)}</span>;
}

/** The next step: the checkout if buying is on, the choice of suppliers for quotes, else a contact. */
function NextStep({ cart }: { cart: Cart }) {
  const t = useText();
  const next = useNextStep(cart);
  return (
    <div className={styles.next} data-chrome>
      {next && <NextButton cart={cart} next={next} />}
      <h2>{t('cart.page.next.title')}</h2>
      <p>{t(next ? `cart.page.next.${next}` : 'cart.page.next.buy')}</p>
      <ShopLink to={paths.support()} className={buttonClass({ variant: next ? 'plain' : 'go', wide: true })}>
        {t('cart.page.next.support')}
      </ShopLink>
    </div>
  );
}

type Next = 'checkout' | 'quote';
const nextSteps = {
  checkout: { to: paths.checkout(), label: 'cart.page.checkout', invalid: 'cart.page.checkout.invalid' },
  quote: { to: paths.partners(), label: 'cart.page.askQuotes', invalid: 'cart.page.askQuotes.invalid' },
} as const;

/** Undefined if buying is off. */
function useNextStep({ action }: Cart): Next | undefined {
  const { buyEnabled } = usePrefetchedQuery(settingsQuery());
  if (action === 'RequestQuote') return 'quote';
  return buyEnabled ? 'checkout' : undefined;
}

/** Problems that block the next step; a quote does not need prices. */
function obstacleOf({ lines, unpricedCount, action }: Cart): { invalid: number } | 'unpriced' | null {
  const invalid = lines.filter(({ issue }) => issue !== null).length;
  if (invalid > 0) return { invalid };
  return action === 'Buy' && unpricedCount > 0 ? 'unpriced' : null;
}

/** A quantity that cannot be ordered is not in the cart yet: leaving would drop it silently. */
function stayAtInvalidField(event: MouseEvent): void {
  const field = document.querySelector<HTMLElement>('[role=spinbutton][aria-invalid=true]');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Link to checkout or supplier choice; explains when lines block it. */
function NextButton({ cart, next }: { cart: Cart; next: Next }) {
  const t = useText();
  const reason = useId();
  const obstacle = obstacleOf(cart);
  const { to, label, invalid } = nextSteps[next];
  if (obstacle === null) {
    return (
      <ShopLink to={to} className={buttonClass({ variant: 'go', wide: true })} onClick={stayAtInvalidField}>
        {t(label)}
      </ShopLink>
    );
  }
  return (
    <>
      <Button variant="go" wide aria-disabled aria-describedby={reason}>
        {t(label)}
      </Button>
      <p id={reason} className={styles.reason}>
        {obstacle === 'unpriced' ? t('cart.page.checkout.unpriced') : t(invalid, { count: obstacle.invalid })}
      </p>
    </>
  );
}

/** On phones, the total and the next step at the bottom of the screen. */
export function CartBar({ cart, isUpdating }: CartTotalsProps) {
  const t = useText();
  const label = useTotalLabel(cart);
  const step = useNextStep(cart);
  const next = step && obstacleOf(cart) === null ? nextSteps[step] : undefined;
  return (
    <div className={styles.bar} data-chrome>
      <span className={classNames(next && styles.stacked)}>
        <span>{label}</span>
        <span className={styles.sum}>
          <strong className={isUpdating ? styles.pending : undefined}>
            <Sum cart={cart} />
          </strong>{' '}
          <span className={styles.counts}>
            {t('cart.page.lines', { count: cart.lines.length + cart.configurations.length })}
          </span>
        </span>
      </span>
      {next && (
        <ShopLink to={next.to} className={buttonClass({ variant: 'go' })} onClick={stayAtInvalidField}>
          {t(next.label)}
        </ShopLink>
      )}
    </div>
  );
}
