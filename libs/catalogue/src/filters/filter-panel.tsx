import type { FilterType } from '@shop/api-contracts';
import { Icon } from '@shop/design-system';
import { holdsOne } from '@shop/filters';
import { useHydrated } from '@shop/platform';
import { memo, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type ComponentType } from 'react';
import { useText } from '../text.ts';
import { takeEarlyChoices } from './early-choices.ts';
import type { FilterProps } from './filter-props.ts';
import { choose, toggle, type Choice, type FilterState } from './filter-state.ts';
import { RangeFilter } from './range-filter.tsx';
import { SingleValueFilter } from './single-value-filter.tsx';
import { TextFilter } from './text-filter.tsx';
import { useOpenFacets } from './use-open-facets.ts';
import type { UnitFacetProps } from './unit-facet-props.ts';
import { UnitFacet } from './unit-facet.tsx';
import { ValueFilter } from './value-filter.tsx';
import styles from './filter-panel.module.css';

export interface FilterPanelProps extends Partial<UnitFacetProps> {
  states: readonly FilterState[];
  /** Path of the list after that choice. */
  hrefOf: (choice: Choice) => string;
  onChange: (choice: Choice) => void;
  /** Storage name for the expanded headings. */
  memory: string;
  /** Initially expands only headings with a choice, for narrow screens. */
  collapsed?: boolean;
  /** Called when pointer or focus enter: a choice may follow. */
  onTouch?: () => void;
}

/** A press renders only the filters whose choice it changes. */
const sameProps = (a: FilterProps, b: FilterProps): boolean =>
  a.hrefOf === b.hrefOf && a.state.filter === b.state.filter && choiceOf(a.state) === choiceOf(b.state);
const choiceOf = ({ values, range, active }: FilterState): string => JSON.stringify([values, range, active]);

/** Component per filter type, and whether it needs hydration to work. */
const kinds: Record<FilterType, { Filter: ComponentType<FilterProps>; needsScript: boolean }> = {
  value: { Filter: memo(ValueFilter, sameProps), needsScript: false },
  text: { Filter: memo(TextFilter, sameProps), needsScript: true },
  range: { Filter: memo(RangeFilter, sameProps), needsScript: true },
  interval: { Filter: memo(RangeFilter, sameProps), needsScript: true },
  singleValue: { Filter: memo(SingleValueFilter, sameProps), needsScript: false },
};

/** Filters of categories whose articles are made for units. */
const filtersOfParts: ReadonlySet<string> = new Set(['fitsModel', 'partType', 'thread']);

/** All filters of a category, each under a collapsible heading. */
export function FilterPanel({
  states,
  memory,
  collapsed = false,
  hrefOf,
  onChange,
  onTouch,
  unit,
  unitHref,
}: FilterPanelProps) {
  const t = useText();
  const linkTo = useHydrated() ? undefined : hrefOf;
  const facets = useOpenFacets(memory);
  const take = useEffectEvent((filterId: string, value: string) => {
    const filter = states.find((state) => state.filter.id === filterId)?.filter;
    if (filter) onChange(holdsOne(filter.type) ? choose(filter, value || undefined) : toggle(filter, value));
  });
  useEffect(() => takeEarlyChoices(take), []);
  // stable, but always the latest: a filter that was not rendered again builds on the choices of the others
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const change = useCallback((choice: Choice) => latest.current(choice), []);
  return (
    <div role="presentation" className={styles.panel} onPointerOver={onTouch} onFocus={onTouch}>
      {unitHref && (unit || states.some(({ filter }) => filtersOfParts.has(filter.id))) && (
        <UnitFacet unit={unit} unitHref={unitHref} />
      )}
      {states.map((state) => {
        const { id, type, description, disabled } = state.filter;
        const { Filter, needsScript } = kinds[type];
        const isEmpty = disabled === true && !state.active;
        const isOpenAtFirst = (!collapsed && !isEmpty) || state.active;
        return (
          <details
            key={id}
            className={needsScript ? `${styles.facet} ${styles.needsScript}` : styles.facet}
            open={facets.isOpen(id) ?? isOpenAtFirst}
            onToggle={(event) => facets.setOpen(id, event.currentTarget.open, isOpenAtFirst)}
          >
            <summary className={styles.heading}>
              <span>
                {description}
                {state.values.length > 0 && (
                  <>
                    <span className={styles.chosen} aria-hidden="true">
                      {state.values.length}
                    </span>
                    <span className="sr">, {t('catalogue.filters.chosenCount', { count: state.values.length })}</span>
                  </>
                )}
              </span>
              <Icon name="chevron-down" size={16} className={styles.chevron} />
            </summary>
            {isEmpty ? (
              <p className={styles.hint}>{t('catalogue.filters.disabled')}</p>
            ) : (
              <Filter state={state} hrefOf={linkTo} onChange={change} />
            )}
          </details>
        );
      })}
    </div>
  );
}
