import type { QuotedLine } from '@shop/api-contracts';
import { formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './inbox.module.css';

/** List price per piece and the customer's target price. */
export function RequestedPrices({ line, currency }: { line: QuotedLine; currency: string }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { targetPrice, listPrice = null } = line;
  const money = (amount: string) => formatMoney({ amount, currency }, tag);
  return (
    <span>
      <span className="nb">{listPrice === null ? t('rfq.inbox.onRequest') : money(listPrice)}</span>
      {targetPrice !== null && (
        <span className={styles.aside}>{t('rfq.inbox.target', { price: money(targetPrice) })}</span>
      )}
    </span>
  );
}
