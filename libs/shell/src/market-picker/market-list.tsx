import type { MarketListItem } from '@shop/api-contracts';
import { LeaveCountryDialog, linesInMarket } from '@shop/cart';
import { parseLocale } from '@shop/i18n';
import { marketQuery, paths, useApp, useCurrentPath } from '@shop/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type MouseEvent } from 'react';
import { useParams } from 'react-router';
import { useText } from '../text.ts';
import { addressAfterMarketChange } from './address-after-market-change.ts';
import { changeMarket } from './change-market.ts';
import { marketGroups } from './market-groups.ts';
import { isPlainClick } from './is-plain-click.ts';
import styles from './market-list.module.css';

interface MarketListProps {
  markets: readonly MarketListItem[];
  /** Country of a market with a locked picker: only its own languages can be chosen. */
  lockedTo?: string | undefined;
  /** Country names in the reader's language by code; shown beside names in another language. */
  countryNames?: ReadonlyMap<string, string> | undefined;
  /** Path and query of the page whose market is changed; by default the current one. */
  from?: string | undefined;
  /** Level of the regions' headings. */
  level?: 2 | 3;
}

/** All markets by region, as plain links `Country / Language` in their own language; each loads a new document. */
export function MarketList({ markets, lockedTo, countryNames, from, level = 2 }: MarketListProps) {
  const { locale } = useApp();
  const regionName = useRegionName();
  const id = useId();
  const [leaveCountry, setLeaveCountry] = useState<() => void>();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.regions}>
      {leaveCountry && <LeaveCountryDialog onLeave={leaveCountry} onStay={() => setLeaveCountry(undefined)} />}
      {marketGroups(markets, locale.tag, regionName).map(({ region, markets: ofRegion }) => (
        <section key={region} aria-labelledby={`${id}-${region}`}>
          <Heading id={`${id}-${region}`} className={styles.region}>
            {regionName(region)}
          </Heading>
          <ul>
            {ofRegion.map((market) => (
              <li key={`${market.countryCode}-${market.languageCode}`} className={styles.market}>
                <MarketLink
                  market={market}
                  isOpen={lockedTo === undefined || lockedTo === market.countryCode}
                  from={from}
                  onLeaveCarts={(go) => setLeaveCountry(() => go)}
                />
                <TranslatedCountry market={market} name={countryNames?.get(market.countryCode)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface MarketLinkProps {
  market: MarketListItem;
  isOpen: boolean;
  from: string | undefined;
  /** Called if the carts of the present country have lines: asks about them, then calls `go`. */
  onLeaveCarts: (go: () => void) => void;
}

function MarketLink({ market, isOpen, from, onLeaveCarts }: MarketLinkProps) {
  const t = useText();
  const app = useApp();
  const here = useCurrentPath();
  const keepsPath = useKeepsPath();
  // from the route, not the app: an address with an unknown market is shown in another market's frame
  const shown = useParams()['locale'];
  const { description, countryCode, locale = `${market.languageCode}-${countryCode}`.toLowerCase() } = market;
  const tag = parseLocale(locale)?.tag;
  if (!isOpen) {
    return (
      <span lang={tag} className={styles.closed}>
        {description}
      </span>
    );
  }
  const isHere = locale === shown;
  const isOurs = shown === app.locale.locale;
  const address = addressAfterMarketChange({
    here: isOurs ? (from ?? here) : paths.home(),
    locale,
    companyId: app.companyId,
    keepsPath,
  });
  const change = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const go = () => void changeMarket(app, { country: countryCode, locale }, address);
    // another language of the same country keeps the carts
    if (countryCode !== app.locale.country && linesInMarket(app) > 0) onLeaveCarts(go);
    else go();
  };
  return (
    <>
      <a
        href={address}
        hrefLang={tag}
        lang={tag}
        className={styles.link}
        aria-current={isHere ? 'true' : undefined}
        onClick={change}
      >
        {description}
      </a>
      {isHere && <span className={styles.note}>{t('shell.switch.here')}</span>}
    </>
  );
}

/** Setting of the present market; false if the frame failed to load. */
function useKeepsPath(): boolean {
  const app = useApp();
  const market = useQueryClient().getQueryData<{ homeRedirectDisabled?: boolean }>(marketQuery(app).queryKey);
  return market?.homeRedirectDisabled ?? false;
}

/** The country in the reader's language, if the market's own name differs. */
function TranslatedCountry({ market, name }: { market: MarketListItem; name: string | undefined }) {
  const matchesSearch = name === undefined || market.description.toLocaleLowerCase().includes(name.toLocaleLowerCase());
  return matchesSearch ? null : <span className={styles.note}>{name}</span>;
}

function useRegionName(): (region: string) => string {
  const t = useText();
  return (region) => (isRegion(region) ? t(`shell.region.${region}`) : region);
}

const regions = ['africa', 'asia', 'europe', 'middleEast', 'northAmerica', 'oceania', 'southAmerica'] as const;
const isRegion = (text: string): text is (typeof regions)[number] => (regions as readonly string[]).includes(text);
