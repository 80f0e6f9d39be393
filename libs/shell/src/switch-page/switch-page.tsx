import { PageTitle, paths, useHydrated, usePrefetchedQuery, useShopName } from '@shop/platform';
import { useLocation, type Location } from 'react-router';
import { Alternates } from '../alternates/alternates.tsx';
import { MarketChoice } from '../market-picker/market-choice.tsx';
import { countriesQuery } from '../queries.ts';
import { useText } from '../text.ts';

/** All markets and languages as links; works without a script. */
export function SwitchPage() {
  const t = useText();
  const shopName = useShopName();
  const countries = usePrefetchedQuery(countriesQuery());
  const from = useOrigin();
  const title = t('shell.market');
  return (
    <>
      <PageTitle title={title} />
      <meta name="description" content={t('shell.switch.description', { name: shopName })} />
      <Alternates path={paths.switcher()} />
      <h1 tabIndex={-1}>{title}</h1>
      <MarketChoice countries={countries} from={from} />
    </>
  );
}

/** The page whose market is being changed; this page itself leads home, which the first segment alone expresses. */
function useOrigin(): string {
  const location = useLocation();
  const hydrated = useHydrated();
  const home = `/${location.pathname.split('/')[1] ?? ''}/`;
  if (!hydrated) return home;
  const from = (location.state as { from?: unknown } | null)?.from;
  return typeof from === 'string' ? from : (pageBefore(home, location) ?? home);
}

/** The page of this market whose link loaded this document, for instance one clicked before hydration. */
function pageBefore(home: string, { key, pathname }: Location): string | undefined {
  if (key !== 'default' || !URL.canParse(document.referrer)) return undefined;
  const before = new URL(document.referrer);
  const isOurs = before.origin === window.location.origin && before.pathname.startsWith(home);
  return isOurs && before.pathname !== pathname ? before.pathname + before.search : undefined;
}
