import type { FilterType } from '@shop/api-contracts';
import { Icon } from '@shop/design-system';
import { holdsOne } from '@shop/filters';
import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { useText } from '../text.ts';
import { takeEarlyChoices } from './early-choices.ts';
import type { FilterProps } from './filter-props.ts';
import { choose, toggle, type FilterState } from './filter-state.ts';
import { RangeFilter } from './range-filter.tsx';
import { SingleValueFilter } from './single-value-filter.tsx';
import { TextFilter } from './text-filter.tsx';
import { useOpenFacets } from './use-open-facets.ts';
import { ValueFilter } from './value-filter.tsx';
import styles from './filter-panel.module.css';

export interface FilterPanelProps extends Omit<FilterProps, 'state'> {
  states: readonly FilterState[];
  /** Storage name for the expanded headings. */
  memory: string;
  /** Initially expands only headings with a choice, for narrow screens. */
  collapsed?: boolean;
  /** Called when pointer or focus enter: a choice may follow. */
  onTouch?: () => void;
}

/** Component per filter type, and whether it needs hydration to work. */
const kinds: Record<FilterType, { Filter: ComponentType<FilterProps>; needsScript: boolean }> = {
  value: { Filter: ValueFilter, needsScript: false },
  text: { Filter: TextFilter, needsScript: true },
  range: { Filter: RangeFilter, needsScript: true },
  interval: { Filter: RangeFilter, needsScript: true },
  singleValue: { Filter: SingleValueFilter, needsScript: false },
};

/** All filters of a category, each under a collapsible heading. */
export function FilterPanel({ states, memory, collapsed = false, onTouch, ...rest }: FilterPanelProps) {
  const t = useText();
  const facets = useOpenFacets(memory);
  const take = useEffectEvent((filterId: string, value: string) => {
    const filter = states.find((state) => state.filter.id === filterId)?.filter;
    if (filter) rest.onChange(holdsOne(filter.type) ? choose(filter, value || undefined) : toggle(filter, value));
  });
  useEffect(() => takeEarlyChoices(take), []);
  return (
    <div role="presentation" className={styles.panel} onPointerOver={onTouch} onFocus={onTouch}>
      {states.map((state) => {
        const { id, type, description, disabled } = state.filter;
        const { Filter, needsScript } = kinds[type];
        return (
          <details
            key={id}
            className={needsScript ? `${styles.facet} ${styles.needsScript}` : styles.facet}
            open={facets.isOpen(id) ?? (!collapsed || state.active)}
            onToggle={(event) => facets.setOpen(id, event.currentTarget.open, !collapsed || state.active)}
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
            {disabled && !state.active ? (
              <p className={styles.hint}>{t('catalogue.filters.disabled')}</p>
            ) : (
              <Filter state={state} {...rest} />
            )}
          </details>
        );
      })}
    </div>
  );
}
