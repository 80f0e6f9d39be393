import { Notice } from '@shop/design-system';
import { marketQuery, marketsQuery, paths, useApp, usePrefetchedQuery } from '@shop/platform';
import { Alternates } from '../alternates/alternates.tsx';
import { MarketList } from '../market-picker/market-list.tsx';
import { countriesQuery } from '../queries.ts';
import { useText } from '../text.ts';
import styles from './switch-page.module.css';

/** All markets and languages as links; usable without a script. */
export function SwitchPage() {
  const t = useText();
  const app = useApp();
  const market = usePrefetchedQuery(marketQuery(app));
  const markets = usePrefetchedQuery(marketsQuery());
  const countries = usePrefetchedQuery(countriesQuery());
  const title = t('shell.market');
  return (
    <>
      <title>{t('shell.titleOf', { title })}</title>
      <meta name="description" content={t('shell.switch.description')} />
      <Alternates path={paths.switcher()} />
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>
        {t('shell.switch.lead')} {t('shell.switch.cartNote')}
      </p>
      {market.locked && (
        <Notice type="informative" title={t('shell.switch.locked')} className={styles.notice}>
          {t('shell.switch.lockedText', { country: market.name })}
        </Notice>
      )}
      <MarketList
        markets={markets}
        lockedTo={market.locked ? market.country : undefined}
        countryNames={new Map(countries.map(({ code, name }) => [code, name]))}
      />
    </>
  );
}
