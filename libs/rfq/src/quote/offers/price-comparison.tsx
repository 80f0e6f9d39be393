import type { QuotedLine } from '@shop/api-contracts';
import { usePriceTerms } from '@shop/cart';
import { formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../../text.ts';
import styles from './offer-table.module.css';

interface PriceComparisonProps {
  line: Pick<QuotedLine, 'price' | 'targetPrice'>;
  /** Without tax. */
  unitPrice: string;
  currency: string;
}

/** Compares an offered price with the shop price and the target price, in words. */
export function PriceComparison({ line: { price, targetPrice }, unitPrice, currency }: PriceComparisonProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const { isGross } = usePriceTerms();
  const offered = Number(unitPrice);
  // shop prices with tax are not comparable to one without
  const shopPrice = !isGross && price?.currency === currency ? Number(price.amount) : 0;
  const share = shopPrice > 0 ? offered / shopPrice - 1 : null;
  const percent = (value: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(Math.abs(value));
  const overTarget = targetPrice === null ? null : offered - Number(targetPrice);
  return (
    <>
      {share !== null && (
        <p className={styles.aside}>
          {Math.abs(share) < 0.0005
            ? t('rfq.offered.asShop')
            : t(share < 0 ? 'rfq.offered.belowShop' : 'rfq.offered.aboveShop', { percent: percent(share) })}
        </p>
      )}
      {overTarget !== null && (
        <p className={styles.aside}>
          {overTarget <= 0
            ? t('rfq.offered.onTarget')
            : t('rfq.offered.aboveTarget', {
                amount: formatMoney({ amount: overTarget.toFixed(2), currency }, tag),
              })}
        </p>
      )}
    </>
  );
}
