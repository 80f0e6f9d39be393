import { classNames } from '@shop/design-system';
import { keyOfValue } from '@shop/filters';
import { formatCount, useI18n } from '@shop/i18n';
import { useId } from 'react';
import { useText } from '../text.ts';
import { earlyChoice } from './early-choices.ts';
import type { FilterProps } from './filter-props.ts';
import { choose } from './filter-state.ts';
import { FilterValueName } from './filter-value-name.tsx';
import { OptionLink } from './value-filter.tsx';
import styles from './filter-panel.module.css';

/** Exactly one value, or any. */
export function SingleValueFilter({ state, hrefOf, onChange }: FilterProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const group = useId();
  const { filter, values } = state;
  const chosen = values[0] ?? '';
  const choice = (key: string) => choose(filter, key || undefined);
  const options = [
    { key: '', label: t('catalogue.filters.any'), count: undefined, disabled: false },
    ...filter.values.map((value) => {
      const key = keyOfValue(value);
      return {
        key,
        label: <FilterValueName filter={filter} name={value.name} />,
        count: formatCount(value.productCount, tag),
        disabled: value.productCount === 0 && key !== chosen,
      };
    }),
  ];
  if (hrefOf) {
    return (
      <ul>
        {options.map(({ key, label, count, disabled }) => (
          <li key={key}>
            <OptionLink
              to={disabled ? null : hrefOf(choice(key))}
              early={earlyChoice(filter.id, key)}
              chosen={key === chosen}
              label={label}
              round
              {...(count === undefined ? {} : { count })}
            />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <fieldset>
      <legend className="sr">{filter.description}</legend>
      {options.map((option) => (
        <label
          key={option.key}
          className={classNames(styles.option, styles.choosable, option.disabled && styles.disabled)}
        >
          <input
            type="radio"
            name={group}
            checked={option.key === chosen}
            disabled={option.disabled}
            className={classNames(styles.mark, styles.round, option.key === chosen && styles.marked)}
            onChange={() => onChange(choice(option.key))}
          />
          <span>{option.label}</span>
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
