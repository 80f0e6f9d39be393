import { Field, Notice } from '@shop/design-system';
import { marketQuery, marketsQuery, useApp, useHydrated, usePrefetchedQuery } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import { findMarkets, manyMarkets } from './find-markets.ts';
import { MarketList } from './market-list.tsx';
import styles from './market-choice.module.css';

interface MarketChoiceProps {
  /** Countries named in the reader's language; empty until loaded. */
  countries: readonly { code: string; name: string }[];
  /** Path and query of the page whose market is changed; by default the current one. */
  from?: string | undefined;
  /** Level of the regions' headings. */
  level?: 2 | 3;
}

/** Consequences of a change of market, the notice of a locked country, and the markets, with a search field if there are many. */
export function MarketChoice({ countries, from, level = 2 }: MarketChoiceProps) {
  const t = useText();
  const market = usePrefetchedQuery(marketQuery(useApp()));
  const markets = usePrefetchedQuery(marketsQuery());
  const hydrated = useHydrated();
  const [text, setText] = useState('');
  const countryNames = new Map(countries.map(({ code, name }) => [code, name]));
  const found = findMarkets(markets, text, countryNames);
  return (
    <>
      <p className={styles.lead}>{t('shell.switch.lead')}</p>
      {market.locked && (
        <Notice type="informative" title={t('shell.switch.locked')} className={styles.notice}>
          {t('shell.switch.lockedText', { country: market.name })}
        </Notice>
      )}
      {hydrated && markets.length > manyMarkets && (
        <Field
          label={t('shell.market.find')}
          variant="search"
          icon="search"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          className={styles.find}
          autoComplete="off"
        />
      )}
      <p role="status" className={found.length === 0 ? styles.none : 'sr'}>
        {found.length === 0 && t('shell.market.none')}
      </p>
      <MarketList
        markets={found}
        lockedTo={market.locked ? market.country : undefined}
        countryNames={countryNames}
        from={from}
        level={level}
      />
    </>
  );
}
