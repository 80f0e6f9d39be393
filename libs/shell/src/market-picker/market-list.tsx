import type { MarketListItem } from '@shop/api-contracts';
import { parseLocale } from '@shop/i18n';
import { paths, removeCookie, useApp, withMarket, writeCookie } from '@shop/platform';
import { useParams } from 'react-router';
import { useText } from '../text.ts';
import { marketGroups } from './market-groups.ts';
import styles from './market-list.module.css';

interface MarketListProps {
  markets: readonly MarketListItem[];
  /** Country of a market whose picker is locked: only its own languages can be chosen. */
  lockedTo?: string | undefined;
  /** Names of countries in the reader's language, by code; said beside names in another language. */
  countryNames?: ReadonlyMap<string, string>;
}

/** Specification §9: the locale cookie lives 365 days. */
const localeCookieDays = 365;

/** All markets by region, as plain links `Country / Language`, each in its own language; choosing one is a new document. */
export function MarketList({ markets, lockedTo, countryNames }: MarketListProps) {
  const { locale } = useApp();
  const regionName = useRegionName();
  return (
    <div className={styles.regions}>
      {marketGroups(markets, locale.tag, regionName).map(({ region, markets: ofRegion }) => (
        <section key={region} aria-labelledby={`region-${region}`}>
          <h2 id={`region-${region}`} className={styles.region}>
            {regionName(region)}
          </h2>
          <ul>
            {ofRegion.map((market) => (
              <li key={`${market.countryCode}-${market.languageCode}`} className={styles.market}>
                <MarketLink market={market} isOpen={lockedTo === undefined || lockedTo === market.countryCode} />
                <ReadersName market={market} name={countryNames?.get(market.countryCode)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function MarketLink({ market, isOpen }: { market: MarketListItem; isOpen: boolean }) {
  const t = useText();
  const { companyId } = useApp();
  // not the app's: an address that is no market of ours is shown in another one's frame
  const here = useParams()['locale'];
  const { description, locale = `${market.languageCode}-${market.countryCode}`.toLowerCase() } = market;
  const tag = parseLocale(locale)?.tag;
  if (!isOpen) {
    return (
      <span lang={tag} className={styles.closed}>
        {description}
      </span>
    );
  }
  const isHere = locale === here;
  return (
    <>
      <a
        href={withMarket(paths.home(), locale, companyId)}
        hrefLang={tag}
        lang={tag}
        className={styles.link}
        aria-current={isHere ? 'true' : undefined}
        onClick={() => rememberMarket(locale)}
      >
        {description}
      </a>
      {isHere && <span className={styles.note}>{t('shell.switch.here')}</span>}
    </>
  );
}

/** The country in the reader's words, where the market calls itself something else. */
function ReadersName({ market, name }: { market: MarketListItem; name: string | undefined }) {
  const isSaid = name === undefined || market.description.toLocaleLowerCase().includes(name.toLocaleLowerCase());
  return isSaid ? null : <span className={styles.note}>{name}</span>;
}

/** The choice holds for the next visit: locale cookie set, suggested country forgotten (specification §4). */
function rememberMarket(locale: string): void {
  removeCookie('country');
  writeCookie('locale', locale, { days: localeCookieDays });
}

function useRegionName(): (region: string) => string {
  const t = useText();
  return (region) => (isRegion(region) ? t(`shell.region.${region}`) : region);
}

const regions = ['africa', 'asia', 'europe', 'middleEast', 'northAmerica', 'oceania', 'southAmerica'] as const;
const isRegion = (text: string): text is (typeof regions)[number] => (regions as readonly string[]).includes(text);
