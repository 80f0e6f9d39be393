import type { PartnerLocation } from '@shop/api-contracts';
import { Button } from '@shop/design-system';
import { languageName, useI18n } from '@shop/i18n';
import { useRef } from 'react';
import { useText } from '../text.ts';
import { filterValues, noFilters, type FilterValue, type PlaceFilters } from './place-filters.ts';
import { useServiceName } from './use-service-name.ts';
import styles from './place-choice.module.css';

interface FilterBarProps {
  places: readonly PartnerLocation[];
  filters: PlaceFilters;
  onFilters: (filters: PlaceFilters) => void;
  /** Number of matching locations. */
  left: number;
}

/** Filters locations by services and languages. */
export function FilterBar({ places, filters, onFilters, left }: FilterBarProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const serviceName = useServiceName();
  const bar = useRef<HTMLDivElement>(null);
  const { services, languages } = filterValues(places, filters);
  const isFiltered = filters.services.length + filters.languages.length > 0;
  const toggled = (values: readonly string[], value: string) =>
    values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return (
    <div ref={bar} className={styles.filters}>
      {services.length > 0 && (
        <Switches
          label={t('rfq.filter.services')}
          values={services}
          nameOf={serviceName}
          onToggle={(value) => onFilters({ ...filters, services: toggled(filters.services, value) })}
        />
      )}
      {languages.length > 1 && (
        <Switches
          label={t('rfq.filter.languages')}
          values={languages}
          nameOf={(language) => languageName(language, tag)}
          onToggle={(value) => onFilters({ ...filters, languages: toggled(filters.languages, value) })}
        />
      )}
      <p role="status" className={styles.left}>
        {isFiltered && t('rfq.filter.left', { count: left, total: places.length })}
      </p>
      {isFiltered && (
        <Button
          size="small"
          onClick={() => {
            // the focused button disappears with the filters
            bar.current?.querySelector('button')?.focus();
            onFilters(noFilters);
          }}
        >
          {t('rfq.filter.clear')}
        </Button>
      )}
    </div>
  );
}

interface SwitchesProps {
  label: string;
  values: readonly FilterValue[];
  nameOf: (value: string) => string;
  onToggle: (value: string) => void;
}

function Switches({ label, values, nameOf, onToggle }: SwitchesProps) {
  return (
    <div role="group" aria-label={label} className={styles.switches}>
      <span aria-hidden="true" className={styles.term}>
        {label}
      </span>
      {values.map(({ value, count, isOn }) => (
        <button
          key={value}
          type="button"
          aria-pressed={isOn}
          className={styles.switch}
          // a filter just switched off keeps the focus
          aria-disabled={count === 0 && !isOn}
          onClick={() => {
            if (count > 0 || isOn) onToggle(value);
          }}
        >
          <bdi>{nameOf(value)}</bdi> <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}
