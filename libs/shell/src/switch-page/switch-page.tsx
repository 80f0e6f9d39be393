import { paths, useHydrated, usePrefetchedQuery } from '@shop/platform';
import { useLocation } from 'react-router';
import { Alternates } from '../alternates/alternates.tsx';
import { MarketChoice } from '../market-picker/market-choice.tsx';
import { countriesQuery } from '../queries.ts';
import { useText } from '../text.ts';

/** All markets and languages as links; usable without a script. */
export function SwitchPage() {
  const t = useText();
  const countries = usePrefetchedQuery(countriesQuery());
  const from = useOrigin();
  const title = t('shell.market');
  return (
    <>
      <title>{t('shell.titleOf', { title })}</title>
      <meta name="description" content={t('shell.switch.description')} />
      <Alternates path={paths.switcher()} />
      <h1 tabIndex={-1}>{title}</h1>
      <MarketChoice countries={countries} from={from} />
    </>
  );
}

/** The page from which one came here to change its market; this page itself leads home, which the first segment alone says. */
function useOrigin(): string {
  const location = useLocation();
  const hydrated = useHydrated();
  const from = hydrated ? (location.state as { from?: unknown } | null)?.from : undefined;
  return typeof from === 'string' ? from : `/${location.pathname.split('/')[1] ?? ''}/`;
}
