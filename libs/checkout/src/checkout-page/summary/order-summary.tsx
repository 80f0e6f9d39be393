import type { Order } from '@shop/api-contracts';
import { DefinitionList, Icon } from '@shop/design-system';
import { formatMoney, useI18n } from '@shop/i18n';
import { ShopLink } from '@shop/platform';
import { useId, useState } from 'react';
import { useLinesPage } from '../../order/offered-cart.ts';
import { useText } from '../../text.ts';
import { orderSums } from './order-sums.tsx';
import styles from './order-summary.module.css';

/** Lines and totals beside each step; on phones a collapsed line. */
export function OrderSummary({ order }: { order: Order }) {
  const t = useText();
  const { tag } = useI18n().locale;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const linesPage = useLinesPage(order);
  const { lines, totals, quoteNumber, generatedQuoteNumber } = order;
  const total = formatMoney({ amount: totals.total, currency: totals.currency }, tag);
  return (
    <aside className={styles.summary} aria-label={t('checkout.summary')}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('checkout.summary')}</span>
        <strong className="nb">{total}</strong>
        <Icon name="chevron-down" size={16} className={styles.arrow} />
      </button>
      <div id={id} className={styles.content} data-open={isOpen}>
        <h2 className={styles.title}>{t('checkout.summary')}</h2>
        {quoteNumber && <p className={styles.offer}>{t('checkout.summary.offer', { number: quoteNumber })}</p>}
        {generatedQuoteNumber && (
          <p className={styles.offer}>{t('checkout.summary.generatedQuote', { number: generatedQuoteNumber })}</p>
        )}
        <details className={styles.lines}>
          <summary>{t('checkout.summary.lines', { count: lines.length })}</summary>
          <ul>
            {lines.map(({ lineId, articleNumber, name, quantity, lineTotal }) => (
              <li key={lineId}>
                <span>
                  {t('checkout.summary.line', { quantity, name })}
                  <span className={styles.number}>{articleNumber}</span>
                </span>
                {lineTotal !== null && (
                  <span className="nb">{formatMoney({ amount: lineTotal, currency: totals.currency }, tag)}</span>
                )}
              </li>
            ))}
          </ul>
        </details>
        <DefinitionList items={orderSums(order, { t, tag })} />
        {order.state === 'open' && (
          <p className={styles.edit}>
            <ShopLink to={linesPage.to}>{linesPage.editText}</ShopLink>
          </p>
        )}
      </div>
    </aside>
  );
}
