import type { AppliedFilter, UnitOfList } from '@shop/api-contracts';
import { showAppliedFilters } from '@shop/cart';
import { Chip, ChipList, classNames, Icon, type LinkParts } from '@shop/design-system';
import { holdsOne, keyOfValue } from '@shop/filters';
import { Measure } from '@shop/i18n';
import { ShopLink, unitPaths } from '@shop/platform';
import { useEffect, useRef, type RefObject } from 'react';
import { useText } from '../text.ts';
import { choose, toggle, type Choice, type FilterState } from './filter-state.ts';
import { FilterValueName } from './filter-value-name.tsx';
import { shortUnitName } from './short-unit-name.ts';
import styles from './filter-chips.module.css';

export interface FilterChipsProps {
  states: readonly FilterState[];
  hrefOf: (choice: Choice) => string;
  /** The unit that the articles fit; null for one that is not known, which is said. */
  unit?: UnitOfList | null | undefined;
  /** Path of the list narrowed to a unit, or to none. */
  unitHref?: ((equipmentId: string | undefined) => string) | undefined;
  clearPath?: string | undefined;
  /** Nothing is left: all chips are in view, since one of them is to be removed. */
  isEmpty: boolean;
  /** Gets the focus after the last chip is removed. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/**
 * Chosen filters, each removable by a link, and a link that clears all; the focus moves to the next chip. Lines that are added from the list
 * carry them.
 */
export function FilterChips({
  states,
  hrefOf,
  unit,
  unitHref,
  clearPath = hrefOf(() => ({})),
  isEmpty,
  fallbackFocus,
}: FilterChipsProps) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  const active = states.filter((state) => state.active);
  const chips = active.flatMap((state): { state: FilterState; value: string | null }[] =>
    state.values.length > 0 ? state.values.map((value) => ({ state, value })) : [{ state, value: null }],
  );
  const count = chips.length + (unit === undefined ? 0 : 1);

  useEffect(() => {
    if (removed.current === null) return;
    const links = list.current?.querySelectorAll<HTMLElement>('[data-chip] a:first-of-type') ?? [];
    (links[Math.min(removed.current, links.length - 1)] ?? fallbackFocus.current)?.focus();
    removed.current = null;
  }, [count, fallbackFocus]);

  const equipmentId = unit?.equipmentId;
  useEffect(() => showAppliedFilters(states.flatMap(appliedFilterOf), equipmentId), [states, equipmentId]);

  if (count === 0) return null;
  return (
    <div ref={list} className={classNames(styles.chips, isEmpty && styles.all)}>
      {unit === null && (
        <p className={styles.unknown}>
          <Icon name="warning" size={16} />
          {t('catalogue.fits.unknown')}
        </p>
      )}
      <ChipList label={t('catalogue.filters.chosen')} wraps={isEmpty}>
        {unit && unitHref && (
          <span data-chip>
            <Chip href={unitHref(undefined)} renderLink={(link) => chipLink(link, () => (removed.current = 0))}>
              <span>
                <span className="sr">{t('catalogue.filters.remove', { name: t('catalogue.fits.filter') })} </span>
                {t('catalogue.fits', { name: shortUnitName(unit) })}
              </span>
            </Chip>
            <ShopLink to={unitPaths.unit(unit.equipmentId)} prefetch={false} className={styles.clear}>
              {t('catalogue.fits.open')}
            </ShopLink>
          </span>
        )}
        {chips.map(({ state, value }, index) => (
          <span key={`${state.filter.id} ${value ?? ''}`} data-chip>
            <Chip
              href={hrefOf(value === null ? choose(state.filter, undefined) : toggle(state.filter, value))}
              renderLink={(link) => chipLink(link, () => (removed.current = index + (unit ? 1 : 0)))}
            >
              <span>
                <span className="sr">{t('catalogue.filters.remove', { name: state.filter.description })} </span>
                {value === null ? (
                  <RangeName state={state} />
                ) : (
                  <FilterValueName filter={state.filter} name={nameOf(state, value)} />
                )}
              </span>
            </Chip>
          </span>
        ))}
        <ShopLink
          to={clearPath}
          rel="nofollow"
          prefetch={false}
          preventScrollReset
          className={styles.clear}
          onClick={() => (removed.current = 0)}
        >
          {t('catalogue.filters.clearAll')}
        </ShopLink>
      </ChipList>
    </div>
  );
}

function appliedFilterOf({ filter, values, range, active }: FilterState): AppliedFilter[] {
  if (!active) return [];
  const { id, description: name, unit } = filter;
  if (range) return [{ id, name, unit, value: range }];
  return [{ id, name, unit, value: holdsOne(filter.type) ? values[0]! : [...values] }];
}

const nameOf = ({ filter }: FilterState, key: string): string =>
  filter.values.find((value) => keyOfValue(value) === key)?.name ?? key;

const chipLink = ({ href, ...link }: LinkParts, onClick: () => void) => (
  <ShopLink to={href} rel="nofollow" prefetch={false} preventScrollReset {...link} onClick={onClick} />
);

/** A chosen range, prefixed with its filter's name, since numbers alone are unclear. */
function RangeName({ state: { filter, range } }: { state: FilterState }) {
  return (
    <>
      {filter.description}{' '}
      <Measure values={range ? [range.min, range.max] : []} unit={filter.unit} interval className="nb" />
    </>
  );
}
