import {
  hasCustomerNumber,
  marketQuery,
  paths,
  ShopLink,
  useApp,
  useIdentityScope,
  usePrefetchedQuery,
} from '@shop/platform';
import { usePortalName } from '../account/use-portal-name.ts';
import { MarketLink } from '../market-picker/market-link.tsx';
import { useText } from '../text.ts';
import { headerEntries } from '../frame-entries/frame-entries.ts';
import { useFrameEntries } from '../frame-entries/use-frame-entries.ts';
import styles from './header.module.css';

/** Tax note of prices, and links to account, support, and country or language. */
export function UtilBar() {
  const t = useText();
  const { has } = useFrameEntries(headerEntries);
  const portalName = usePortalName();
  return (
    <div className={styles.util} data-chrome>
      <div className={`page ${styles.utilRow}`}>
        <PriceNote />
        {has('myAccount') && (
          <ShopLink to={paths.portal()} className={`${styles.utilLink} ${styles.utilAccount}`}>
            {portalName}
          </ShopLink>
        )}
        {has('support') && (
          <ShopLink to={paths.support()} className={styles.utilLink}>
            {t('shell.entry.support')}
          </ShopLink>
        )}
        {has('market') && <MarketLink className={styles.utilLink} />}
      </div>
    </div>
  );
}

/** Prices for companies exclude tax, those for visitors follow the market. */
function PriceNote() {
  const t = useText();
  const market = usePrefetchedQuery(marketQuery(useApp()));
  const isCompany = hasCustomerNumber(useIdentityScope());
  if (!market.currency) return <span />;
  return (
    <span className="muted" data-personal={market.priceDisplay === 'gross' || undefined}>
      {t(priceNote(market.country, isCompany ? 'net' : market.priceDisplay), { currency: market.currency })}
    </span>
  );
}

function priceNote(country: string, display: 'net' | 'gross' = 'net') {
  return country === 'US' ? (`shell.priceNote.${display}SalesTax` as const) : (`shell.priceNote.${display}` as const);
}
