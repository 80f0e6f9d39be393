import { marketQuery, paths, settingsQuery, ShopLink, useApp, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';
import { useMarketName } from './use-market-name.ts';
import styles from './header.module.css';

/** How prices are shown here, and the way to another country or language. */
export function UtilBar() {
  const t = useText();
  const app = useApp();
  const market = usePrefetchedQuery(marketQuery(app));
  const { exclusiveCompany } = usePrefetchedQuery(settingsQuery());
  const marketName = useMarketName();
  return (
    <div className={styles.util} data-chrome>
      <div className={`page ${styles.utilRow}`}>
        {market.currency && (
          <span className="muted">
            {t(priceNote(market.country, market.priceDisplay), { currency: market.currency })}
          </span>
        )}
        {!exclusiveCompany && (
          <ShopLink
            to={paths.switcher()}
            className={styles.utilLink}
            aria-label={t('shell.marketNow', { market: marketName })}
          >
            {marketName}
          </ShopLink>
        )}
      </div>
    </div>
  );
}

function priceNote(country: string, display: 'net' | 'gross' = 'net') {
  return country === 'US' ? (`shell.priceNote.${display}SalesTax` as const) : (`shell.priceNote.${display}` as const);
}
