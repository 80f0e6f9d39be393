import { Button, buttonClass, EmptyState, Field, Pager, Select, SkeletonRows } from '@shop/design-system';
import { enteredText } from '@shop/forms';
import { formatCount } from '@shop/i18n';
import {
  ofSamePerson,
  QueryState,
  ShopLink,
  unitPaths,
  useApp,
  usePortalPerson,
  useShopNavigate,
} from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { ReceivedHandovers } from '../owner/received-handovers.tsx';
import { ownUnitsQuery, unitPlacesQuery, type OwnUnitFilters } from '../queries.ts';
import { useText } from '../text.ts';
import { AddBySerial } from './add-by-serial.tsx';
import { AskedHandovers } from './asked-handovers.tsx';
import { ChosenUnitsBar } from './chosen-units-bar.tsx';
import { isFiltered, ownUnitsPath, readOwnUnitFilters } from './own-unit-filters.ts';
import { OwnDocumentPack } from './own-document-pack.tsx';
import { OwnUnitTable } from './own-unit-table.tsx';
import { SaveUnitsCsv } from './save-units-csv.tsx';
import { useChosenUnits } from './use-chosen-units.ts';
import styles from './own-units.module.css';

/** Units of the customer number in use: searched, narrowed, removed, saved as a file. */
export function OwnUnitsPage() {
  const t = useText();
  const { tag } = useApp().locale;
  const { scope } = usePortalPerson();
  const heading = useRef<HTMLHeadingElement>(null);
  const filters = readOwnUnitFilters(useSearchParams()[0]);
  const query = useQuery({
    ...ownUnitsQuery(scope, filters),
    placeholderData: ofSamePerson(scope),
  });
  const { data, isPlaceholderData } = query;
  const chosen = useChosenUnits();
  const page = filters.page ?? 1;
  const hasNone = data?.total === 0 && !isFiltered(filters);
  const count = useFocusOnChange(ownUnitsPath(filters));
  const formatted = (value: number) => formatCount(value, tag);
  const first = (page - 1) * (data?.unitsPerPage ?? 0);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('units.own')}
      </h1>
      <ReceivedHandovers />
      {!hasNone && <FilterForm key={ownUnitsPath({ ...filters, page: 1 })} filters={filters} />}
      <QueryState
        query={query}
        title={t('units.own.failed')}
        loading={<SkeletonRows rows={8} label={t('units.own.loading')} />}
      />
      <p ref={count} tabIndex={-1} role="status" className={data && !hasNone ? styles.count : 'sr'}>
        {data && !hasNone && !isPlaceholderData && t('units.own.count', { count: data.total })}
      </p>
      {hasNone && (
        <EmptyState title={t('units.own.none')}>
          <p>{t('units.own.noneText')}</p>
        </EmptyState>
      )}
      {data && !hasNone && data.units.length === 0 && (
        <EmptyState
          title={t('units.own.noHits')}
          actions={
            <ShopLink to={unitPaths.ownUnits()} className={buttonClass({ variant: 'go' })} state={samePage}>
              {t('units.own.showAll')}
            </ShopLink>
          }
        />
      )}
      {data && data.units.length > 0 && (
        <div aria-busy={isPlaceholderData || undefined} className={styles.found}>
          <ChosenUnitsBar units={data.units} chosen={chosen} />
          <OwnUnitTable
            key={ownUnitsPath(filters)}
            units={data.units}
            chosen={chosen}
            leave={() => heading.current?.focus()}
          />
          {data.total > data.unitsPerPage && (
            <Pager
              label={t('units.own.pages')}
              current={page}
              total={Math.ceil(data.total / data.unitsPerPage)}
              hrefOf={(to) => ownUnitsPath({ ...filters, page: to === 1 ? 0 : to })}
              pageLabel={(to) => t('units.own.page', { page: to })}
              previousLabel={t('units.own.previous')}
              nextLabel={t('units.own.next')}
              summary={t('units.own.shown', {
                from: formatted(first + 1),
                to: formatted(first + data.units.length),
                total: formatted(data.total),
              })}
              renderLink={({ href, ...link }) => <ShopLink to={href} {...link} />}
            />
          )}
          <SaveUnitsCsv filters={filters} />
          <OwnDocumentPack filters={filters} />
        </div>
      )}
      <AskedHandovers />
      {data && <AddBySerial />}
    </>
  );
}

/** State of a navigation that only narrows the list. */
const samePage = { samePage: true };

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

/** Filters of the list; kept in the address. */
function FilterForm({ filters }: { filters: OwnUnitFilters }) {
  const t = useText();
  const navigate = useShopNavigate();
  const { data } = useQuery(unitPlacesQuery(usePortalPerson().scope));
  // a choice outlasts options that are read again
  const [place, setPlace] = useState(filters.place ?? '');
  const [family, setFamily] = useState(filters.family ?? '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const texts = ['q', 'place', 'family'].map((name) => [name, enteredText(entered, name) ?? '']);
    navigate(ownUnitsPath(readOwnUnitFilters(new URLSearchParams(texts))), {
      preventScrollReset: true,
      state: samePage,
    });
  };
  // one that is chosen stands there before the others are loaded
  const places = withChosen(data?.places ?? [], place);
  const families = data?.families ?? [];
  return (
    <form role="search" aria-label={t('units.own.filters')} className={styles.filters} onSubmit={submit} data-chrome>
      <Field
        variant="search"
        name="q"
        label={t('units.own.search')}
        defaultValue={filters.q ?? ''}
        autoComplete="off"
        maxLength={60}
      />
      <Select
        name="place"
        label={t('units.own.placeHead')}
        value={place}
        onChange={(event) => setPlace(event.currentTarget.value)}
      >
        <option value="">{t('units.own.anyPlace')}</option>
        {places.map((place) => (
          <option key={place} value={place}>
            {place}
          </option>
        ))}
      </Select>
      <Select
        name="family"
        label={t('units.family')}
        value={family}
        onChange={(event) => setFamily(event.currentTarget.value)}
      >
        <option value="">{t('units.own.anyFamily')}</option>
        {families.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <p className={styles.filterActions}>
        <Button type="submit">{t('units.own.show')}</Button>
        {isFiltered(filters) && (
          <ShopLink
            to={unitPaths.ownUnits()}
            className={buttonClass({ variant: 'bare' })}
            preventScrollReset
            state={samePage}
          >
            {t('units.own.clear')}
          </ShopLink>
        )}
      </p>
    </form>
  );
}

const withChosen = (all: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || all.includes(chosen) ? all : [chosen, ...all];
