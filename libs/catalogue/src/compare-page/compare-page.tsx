import { type Item, itemKeyOf } from '@shop/api-contracts';
import { classNames, Notice } from '@shop/design-system';
import { categoryTreeQuery, findCategory, notFound, paths, useIdentityScope, usePrefetchedQuery } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useCompareSelection } from '../compare-tray/use-compare-selection.ts';
import { useItemListEvents } from '../item-card/item-list-events.ts';
import { useText } from '../text.ts';
import { maxCompared, readCompareAddress } from '../compare-tray/compare-address.ts';
import { CompareControls } from './compare-controls.tsx';
import { compareGroups, onlyDifferent } from './compare-groups.ts';
import { CompareHead } from './compare-head.tsx';
import { ComparePrint } from './compare-print.tsx';
import { CompareTable } from './compare-table.tsx';
import { unitInAddress } from './unit-in-address.ts';
import { useComparedItems } from './use-compared-items.ts';
import { articlesInView } from './compared.ts';
import { comparedUnitQuery, unmatchedConnections } from './compared-unit.ts';
import { useTradeEntries } from './use-trade-entries.ts';
import styles from './compare-page.module.css';

/** Articles side by side. The address contains the whole state, so it can be shared and works without a script. */
export function ComparePage() {
  const t = useText();
  const [search] = useSearchParams();
  const address = readCompareAddress(useParams(), search);
  if (!address) throw notFound();
  const items = useComparedItems(address.items);
  const tradeEntries = useTradeEntries();
  const category = findCategory(usePrefetchedQuery(categoryTreeQuery()), address.categoryId);
  const categoryPath = category ? paths.category(category) : paths.home();
  const select = useItemListEvents({ id: 'compare', name: t('catalogue.compare'), items });
  useRemembered(address.categoryId, items);

  const inAddress = unitInAddress(search);
  const unit = useComparedUnit(inAddress.equipmentId);
  const groups = compareGroups([
    ...(unit.data ? [unit.data.specification] : []),
    ...items.map((item) => [...(item.specification ?? []), ...tradeEntries(item)]),
  ]);
  const differing = onlyDifferent(groups);
  const isComparison = items.length > 1 || unit.data !== undefined;
  const shown = address.onlyDifferences && isComparison ? differing : groups;
  return (
    <>
      <CompareHead address={address} articleNumbers={items.map(({ articleNumber }) => articleNumber)} />
      <header className={styles.heading}>
        <h1 tabIndex={-1}>{t('catalogue.compare.heading', { count: items.length })}</h1>
      </header>
      {address.surplus > 0 && (
        <Notice
          type="informative"
          title={t('catalogue.compare.most', { most: maxCompared })}
          className={styles.notice ?? ''}
        >
          {t('catalogue.compare.surplus', { count: address.surplus })}
        </Notice>
      )}
      <CompareControls
        address={address}
        unit={inAddress}
        categoryPath={categoryPath}
        differences={isComparison ? differing.reduce((count, { rows }) => count + rows.length, 0) : null}
      />
      {unit.isError && <Notice type="warning" title={t('catalogue.compare.unit.failed')} />}
      {articlesInView(items.length, unit.data !== undefined) < items.length && (
        <p className={classNames(styles.inViewNote, 'no-print')}>
          {t('catalogue.compare.inView', { shown: 2, count: items.length + (unit.data ? 1 : 0) })}
        </p>
      )}
      <CompareTable
        unit={unit.data}
        items={items.map((item, index) => ({ item, key: itemKeyOf(address.items[index]!) }))}
        address={address}
        groups={shown}
        connections={unit.data ? items.map((_item, index) => unmatchedConnections(groups, index)) : []}
        emptyPath={categoryPath}
        onSelect={select}
      />
      {isComparison && shown.length === 0 && <p className={styles.note}>{t('catalogue.compare.alike')}</p>}
      {!isComparison && <p className={styles.note}>{t('catalogue.compare.one')}</p>}
      <ComparePrint />
    </>
  );
}

/** The machine of the address; nothing is asked without one. */
function useComparedUnit(equipmentId: string | null) {
  const query = comparedUnitQuery(equipmentId ?? '', useIdentityScope());
  return useQuery({ ...query, enabled: equipmentId !== null });
}

/** Makes the compared articles the selection: the category's checkboxes show it, and the tray links back here. */
function useRemembered(categoryId: string, items: readonly Item[]): void {
  const { compare } = useCompareSelection();
  const keys = items.map(itemKeyOf).join();
  const remember = useEffectEvent(() => compare(categoryId, items));
  // the keys identify the compared articles
  useEffect(() => remember(), [categoryId, keys]);
}
