import { hasCustomerNumber, marketQuery, ShopLink, useApp, useIdentityScope, usePrefetchedQuery } from '@shop/platform';
import { usePortalName } from '../account/use-portal-name.ts';
import { MarketLink } from '../market-picker/market-link.tsx';
import { useText } from '../text.ts';
import { entryPath, utilEntries, type FrameEntry } from '../frame-entries/frame-entries.ts';
import { useFrameEntries } from '../frame-entries/use-frame-entries.ts';
import styles from './header.module.css';

type UtilEntryRow = FrameEntry<(typeof utilEntries)[number]['name']>;

/** Tax note of prices, and links to configurator, account, support, and country or language. */
export function UtilBar() {
  const { shown } = useFrameEntries<UtilEntryRow['name']>(utilEntries);
  const t = useText();
  return (
    <nav aria-label={t('shell.utilNav')} className={styles.util} data-chrome>
      <div className={`page ${styles.utilRow}`}>
        <PriceNote />
        {shown.map((entry) => (
          <UtilEntry key={entry.name} entry={entry} />
        ))}
      </div>
    </nav>
  );
}

function UtilEntry({ entry }: { entry: UtilEntryRow }) {
  const t = useText();
  const portalName = usePortalName();
  switch (entry.name) {
    case 'myAccount':
      return (
        <ShopLink to={entryPath(entry)} className={`${styles.utilLink} ${styles.utilInMenu}`}>
          {portalName}
        </ShopLink>
      );
    case 'configure':
      return (
        <ShopLink to={entryPath(entry)} className={`${styles.utilLink} ${styles.utilInMenu}`}>
          {t('shell.entry.configure')}
        </ShopLink>
      );
    case 'support':
      return (
        <ShopLink to={entryPath(entry)} className={styles.utilLink}>
          {t('shell.entry.support')}
        </ShopLink>
      );
    case 'market':
      return <MarketLink className={styles.utilLink} />;
  }
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
