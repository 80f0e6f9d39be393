import { buttonClass, Disclosure, EmptyState, SkeletonRows } from '@shop/design-system';
import { ofSamePerson, QueryState, ShopLink, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ReceivedHandovers } from '../owner/received-handovers.tsx';
import { ownUnitsQuery, unitMapQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { AddBySerial, AddBySerialForm } from './add-by-serial.tsx';
import { AskedHandovers } from './asked-handovers.tsx';
import { OwnDocumentPack } from './own-document-pack.tsx';
import { OwnUnitFilterForm } from './own-unit-filter-form.tsx';
import { isFiltered, ownUnitsPath, readOwnUnitFilters, readOwnUnitView, viewPath } from './own-unit-filters.ts';
import { OwnUnitList } from './own-unit-list.tsx';
import { SaveUnitsCsv } from './save-units-csv.tsx';
import { samePage } from './same-page.ts';
import { UnitPlaces } from './unit-places.tsx';
import { useChosenUnits } from './use-chosen-units.ts';
import { ViewLinks } from './view-links.tsx';
import styles from './own-units.module.css';

/** Units of the customer number in use: searched, narrowed, removed, saved as a file; as a table, or as a map of their places. */
export function OwnUnitsPage() {
  const t = useText();
  const { scope } = usePortalPerson();
  const heading = useRef<HTMLHeadingElement>(null);
  const [search] = useSearchParams();
  const [filters, view] = [readOwnUnitFilters(search), readOwnUnitView(search)];
  const placeholderData = ofSamePerson(scope);
  const list = useQuery({ ...ownUnitsQuery(scope, filters), placeholderData, enabled: view === 'table' });
  const map = useQuery({ ...unitMapQuery(scope, filters), placeholderData, enabled: view === 'map' });
  const query = view === 'map' ? map : list;
  const { data, isPlaceholderData } = query;
  const chosen = useChosenUnits();
  const hasNone = data?.total === 0 && !isFiltered(filters);
  // a page beyond the last is empty too
  const isEmpty = view === 'map' ? data?.total === 0 : list.data?.units.length === 0;
  const count = useFocusOnChange(ownUnitsPath(filters, view));
  return (
    <>
      <div className={styles.title}>
        <div className={styles.heading}>
          <h1 ref={heading} tabIndex={-1}>
            {t('units.own')}
          </h1>
          <p ref={count} tabIndex={-1} role="status" className={styles.count}>
            {data && !hasNone && !isPlaceholderData && t('units.own.count', { count: data.total })}
          </p>
        </div>
        {!hasNone && (
          <Disclosure label={t('units.own.add')}>
            <AddBySerialForm />
          </Disclosure>
        )}
      </div>
      <ReceivedHandovers />
      {!hasNone && (
        <div className={styles.controls}>
          <OwnUnitFilterForm key={viewPath(filters, 'table')} filters={filters} view={view} />
          <div className={styles.head}>
            {view === 'table' && !isEmpty && (
              <Disclosure label={t('units.more')} onlyPhones>
                <SaveUnitsCsv filters={filters} />
                <OwnDocumentPack filters={filters} />
              </Disclosure>
            )}
            <ViewLinks filters={filters} view={view} />
          </div>
        </div>
      )}
      <QueryState
        query={query}
        title={t('units.own.failed')}
        loading={<SkeletonRows rows={8} label={t('units.own.loading')} />}
      />
      {hasNone && (
        <EmptyState title={t('units.own.none')}>
          <p>{t('units.own.noneText')}</p>
        </EmptyState>
      )}
      {data && !hasNone && isEmpty && (
        <EmptyState
          title={t('units.own.noHits')}
          actions={
            <ShopLink to={viewPath({}, view)} className={buttonClass({ variant: 'go' })} state={samePage}>
              {t('units.own.showAll')}
            </ShopLink>
          }
        />
      )}
      {list.data && view === 'table' && list.data.units.length > 0 && (
        <div aria-busy={isPlaceholderData || undefined} className={styles.found}>
          <OwnUnitList page={list.data} filters={filters} chosen={chosen} leave={() => heading.current?.focus()} />
        </div>
      )}
      {map.data && view === 'map' && map.data.total > 0 && (
        <div aria-busy={isPlaceholderData || undefined} className={styles.found}>
          <UnitPlaces map={map.data} filters={filters} />
        </div>
      )}
      <AskedHandovers />
      {hasNone && <AddBySerial />}
    </>
  );
}

/** Focuses the element when the address has changed, unless what was focused before is still there. */
function useFocusOnChange(address: string) {
  const element = useRef<HTMLParagraphElement>(null);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [address]);
  return element;
}
