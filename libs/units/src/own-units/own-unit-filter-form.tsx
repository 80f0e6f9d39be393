import { Button, buttonClass, Disclosure, Field, Icon, Select } from '@shop/design-system';
import { enteredText } from '@shop/forms';
import { ShopLink, usePortalPerson, useShopNavigate } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { unitPlacesQuery, type OwnUnitFilters } from '../queries.ts';
import { useText } from '../text.ts';
import {
  countBesidesSearch,
  isFiltered,
  ownUnitsPath,
  readOwnUnitFilters,
  viewPath,
  type OwnUnitView,
} from './own-unit-filters.ts';
import { samePage } from './same-page.ts';
import styles from './own-units.module.css';

interface OwnUnitFilterFormProps {
  filters: OwnUnitFilters;
  view: OwnUnitView;
}

/** No place has this name: names are trimmed. */
const noPlace = ' ';

/** Filters of table and map; kept in the address. */
export function OwnUnitFilterForm({ filters, view }: OwnUnitFilterFormProps) {
  const t = useText();
  const navigate = useShopNavigate();
  const count = countBesidesSearch(filters);
  const { data } = useQuery(unitPlacesQuery(usePortalPerson().scope));
  // a choice outlasts options that are read again
  const [place, setPlace] = useState(filters.withoutPlace ? noPlace : (filters.place ?? ''));
  const [family, setFamily] = useState(filters.family ?? '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const texts = ['q', 'place', 'family'].map((name) => [name, enteredText(entered, name) ?? '']);
    if (place === noPlace) texts.push(['withoutPlace', 'true']);
    navigate(ownUnitsPath(readOwnUnitFilters(new URLSearchParams(texts)), view), {
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
      <Disclosure label={t('units.own.furtherFilters')} count={count} open={count > 0} onlyPhones>
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
          <option value={noPlace}>{t('units.own.noPlace')}</option>
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
      </Disclosure>
      <p className={styles.filterActions}>
        <Button type="submit" aria-label={t('units.own.show')}>
          <Icon name="search" className={styles.phone} />
          <span className={styles.wide}>{t('units.own.show')}</span>
        </Button>
        {isFiltered(filters) && (
          <ShopLink
            to={viewPath({}, view)}
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
  chosen === '' || chosen === noPlace || all.includes(chosen) ? all : [chosen, ...all];
