import type { SalesDetails } from '@shop/api-contracts';
import { classNames } from '@shop/design-system';
import { formatMoney, useI18n } from '@shop/i18n';
import { hasCustomerNumber, marketQuery, useApp, useIdentityScope, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './price-slot.module.css';

export interface PriceSlotProps {
  /** Null while on request. */
  salesDetails: SalesDetails | null;
  /** The slow system has not answered yet. */
  onRequest: boolean;
  /** Omits the tax label where a column heading has it. */
  bare?: boolean;
  /** `large` for the item page, where it says that the price is that of one piece. */
  size?: 'card' | 'large';
}

/** Price, or a text (on request, no longer sold) of the same height; the list price is crossed out if it differs. */
export function PriceSlot({ salesDetails, onRequest, bare = false, size = 'card' }: PriceSlotProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const terms = usePriceTerms();
  const price = salesDetails?.price;
  const reduced = price && price.amount !== price.originalAmount;
  return (
    <p
      className={classNames(styles.slot, bare && styles.bare, size === 'large' && styles.large)}
      data-personal
      aria-busy={(onRequest && !salesDetails) || undefined}
    >
      {price ? (
        <>
          {reduced && <span className="sr">{t('catalogue.price.now')} </span>}
          <strong className="nb">{formatMoney(price, tag)}</strong>
          {reduced && (
            <>
              <span className="sr"> {t('catalogue.price.original')} </span>
              <s className={styles.original}>
                {formatMoney({ amount: price.originalAmount, currency: price.currency }, tag)}
              </s>
            </>
          )}
          {!bare && (
            <span className={styles.terms}>{size === 'large' ? `${t('catalogue.item.each')}, ${terms}` : terms}</span>
          )}
        </>
      ) : (
        <strong className={styles.ask}>
          {t(
            salesDetails?.availability?.state === 'discontinued'
              ? 'catalogue.item.notSold'
              : 'catalogue.price.onRequest',
          )}
        </strong>
      )}
    </p>
  );
}

/** `excl. VAT` or `incl. VAT`, as the market shows prices to visitors; without tax for companies and by default. */
export function usePriceTerms(): string {
  const t = useText();
  const market = usePrefetchedQuery(marketQuery(useApp()));
  const isCompany = hasCustomerNumber(useIdentityScope());
  if (market.priceDisplay === 'gross' && !isCompany) return t('catalogue.price.gross');
  return t(market.country === 'US' ? 'catalogue.price.netSalesTax' : 'catalogue.price.net');
}
