import { addAmounts, multiplyAmount } from '@shop/api-contracts';
import { unitPrice } from '@shop/cart';
import { Button, classNames } from '@shop/design-system';
import { formatMoney, useI18n } from '@shop/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import { usePriceTerms } from '../item-card/price-slot.tsx';
import { useText } from '../text.ts';
import { FieldArticle } from './field-article.tsx';
import { useMatrixText } from './matrix-text.ts';
import { QuantityErrors } from './quantity-errors.tsx';
import { isWrong, nothingTyped, readTyped, type ReadCell, type TypedQuantities } from './typed-quantities.ts';
import styles from './matrix-bar.module.css';

interface MatrixBarProps {
  category: { id: string; slug: string };
  quantities: TypedQuantities;
  pending: boolean;
}

/** What is typed: how much, its sum, what is wrong with it, and the buttons that put all of it into a cart. Stays in view, once there is something. */
export function MatrixBar({ category, quantities, pending }: MatrixBarProps) {
  const t = useMatrixText();
  const ownText = useText();
  const { tag } = useI18n().locale;
  const terms = usePriceTerms();
  const typed = readTyped(useSyncExternalStore(quantities.subscribe, quantities.all, () => nothingTyped));
  const isUsed = useSyncExternalStore(quantities.subscribe, quantities.focused, () => null) !== null;
  const isIdle = typed.length === 0;
  useEffect(() => {
    const field = document.activeElement;
    // not below the bar that its quantity brings into view
    if (!isIdle && field instanceof HTMLInputElement) field.scrollIntoView({ block: 'nearest' });
  }, [isIdle]);
  const right = typed.filter((one) => !isWrong(one));
  const pieces = right.reduce((sum, { read }) => sum + (read.quantity ?? 0), 0);
  const toBuy = typed.filter(({ action }) => action === 'Buy').length;
  const toQuote = typed.filter(({ action }) => action === 'RequestQuote').length;
  const sum = sumOf(right);
  return (
    <div className={classNames(styles.bar, isIdle && styles.idle, isUsed && styles.used)}>
      <QuantityErrors wrong={typed.filter(isWrong)} quantities={quantities} />
      <FieldArticle category={category} quantities={quantities} />
      <p role="status" className={styles.count}>
        {isIdle ? (
          <>
            <span className="sr">{t('matrix.pieces', { count: 0 })}</span>{' '}
            <span className={styles.hint}>{t('matrix.hint')}</span>
          </>
        ) : (
          <>
            <strong>{ownText('catalogue.results', { count: typed.length })}</strong>{' '}
            <span>{t('matrix.pieces', { count: pieces })}</span>
          </>
        )}
      </p>
      <p className={styles.sum}>
        {sum && (
          <>
            <strong className="nb">{formatMoney(sum, tag)}</strong> <span>{terms}</span>
          </>
        )}
      </p>
      <div className={styles.buttons}>
        {!isIdle && (
          <Button onClick={() => quantities.clear(typed.map(({ cell }) => cell.commercialItemId))}>
            {t('matrix.clear')}
          </Button>
        )}
        <Button
          type="submit"
          variant="go"
          icon="cart"
          pending={pending}
          pendingText={t('matrix.adding')}
          aria-disabled={isIdle || undefined}
        >
          {toBuy > 0 || toQuote === 0
            ? isIdle
              ? t('matrix.addNone')
              : t('matrix.add', { count: toBuy })
            : t('matrix.addToQuote', { count: toQuote })}
          {toBuy > 0 && toQuote > 0 && (
            <span className={styles.also}>{t('matrix.alsoToQuote', { count: toQuote })}</span>
          )}
        </Button>
      </div>
    </div>
  );
}

/** Null without prices. */
function sumOf(right: readonly ReadCell[]) {
  const prices = right.flatMap(({ cell, read: { quantity = 0 } }) => {
    const price = unitPrice(cell.salesDetails, quantity);
    return price ? [{ amount: multiplyAmount(price.amount, quantity), currency: price.currency }] : [];
  });
  return prices[0] ? { amount: addAmounts(prices.map(({ amount }) => amount)), currency: prices[0].currency } : null;
}
