import type { CartItemChange } from '@shop/api-contracts';
import { Button, Notice } from '@shop/design-system';
import { formatMoney, useI18n } from '@shop/i18n';
import { useText } from '../text.ts';
import styles from './cart-page.module.css';

interface CartChangesNoticeProps {
  changes: readonly CartItemChange[];
  dismiss: () => void;
}

/** Lists changes not made by the reader, per line, until dismissed. */
export function CartChangesNotice({ changes, dismiss }: CartChangesNoticeProps) {
  const t = useText();
  const textOf = useChangeText();
  if (changes.length === 0) return null;
  return (
    <Notice
      type="warning"
      title={t('cart.page.changes.title')}
      className={styles.notice ?? ''}
      action={
        <Button size="small" onClick={dismiss}>
          {t('cart.page.changes.dismiss')}
        </Button>
      }
    >
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={`${change.lineId} ${change.kind}`}>
            <span className="art">{change.articleNumber}</span>, {change.name}: {textOf(change)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Returns a change of a line in words. */
export function useChangeText(): (change: CartItemChange) => string {
  const t = useText();
  const { tag } = useI18n().locale;
  return ({ kind, before, after }) => {
    if (kind === 'takeBack') {
      if (!before) return after ? t('cart.page.changes.takeBackKnown', { after: formatMoney(after, tag) }) : '';
      const credit = formatMoney(before, tag);
      return after
        ? t('cart.page.changes.takeBack', { before: credit, after: formatMoney(after, tag) })
        : t('cart.page.changes.takeBackGone', { before: credit });
    }
    if (kind !== 'price') return t(`cart.page.changes.${kind}`);
    if (before && after) {
      return t('cart.page.changes.price', { before: formatMoney(before, tag), after: formatMoney(after, tag) });
    }
    if (before) return t('cart.page.changes.priceGone', { before: formatMoney(before, tag) });
    return after ? t('cart.page.changes.priceKnown', { after: formatMoney(after, tag) }) : t('cart.page.onRequest');
  };
}
