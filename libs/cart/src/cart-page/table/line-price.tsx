import type { CartLine } from '@shop/api-contracts';
import { Skeleton } from '@shop/design-system';
import { formatMoney, useI18n } from '@shop/i18n';
import { useText } from '../../text.ts';
import styles from './line-price.module.css';

interface LinePriceProps {
  line: CartLine;
  /** Its price is being requested from the slow system. */
  isAsking: boolean;
}

/** Unit price at this quantity, the list price if it differs, and the next price break. */
export function LineUnitPrice({ line: { price, item, quantity, issue }, isAsking }: LinePriceProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  if (!price) {
    const isGone = issue === 'discontinued' || issue === 'notSold';
    return isGone ? (
      <span className={styles.price}>{t('cart.lists.noLongerSold')}</span>
    ) : (
      <NoPrice isAsking={isAsking} />
    );
  }
  const { currency } = price;
  const isReduced = price.amount !== price.originalAmount;
  const next = item?.salesDetails?.quantityBreaks?.find(({ from }) => from > quantity);
  return (
    <span className={styles.price}>
      {isReduced && <span className="sr">{t('cart.page.yourPrice')} </span>}
      <span className="nb">{formatMoney(price, tag)}</span>
      {isReduced && (
        <span className={styles.aside}>
          <span className="sr">{t('cart.page.listPrice')} </span>
          <s>{formatMoney({ amount: price.originalAmount, currency }, tag)}</s>
        </span>
      )}
      {next && (
        <span className={styles.break}>
          {t('cart.page.break', { from: next.from, price: formatMoney({ amount: next.amount, currency }, tag) })}
        </span>
      )}
    </span>
  );
}

/** Total of the line; for an unknown price the unit price already has a text. */
export function LineTotal({ line: { lineTotal, price }, isPending }: { line: CartLine; isPending: boolean }) {
  const { tag } = useI18n().locale;
  if (lineTotal === null || !price) return null;
  return (
    <strong className={isPending ? `nb ${styles.pending}` : 'nb'} aria-busy={isPending || undefined}>
      {formatMoney({ amount: lineTotal, currency: price.currency }, tag)}
    </strong>
  );
}

function NoPrice({ isAsking }: { isAsking: boolean }) {
  const t = useText();
  if (!isAsking) return <span className={styles.price}>{t('cart.page.onRequest')}</span>;
  return (
    <span className={styles.price} aria-busy="true">
      <span className="sr">{t('cart.page.asking')}</span>
      <Skeleton className={styles.skeleton} />
    </span>
  );
}
