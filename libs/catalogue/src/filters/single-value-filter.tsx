import { useHydrated } from '@shop/platform';
import { classNames } from '@shop/design-system';
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
  const hydrated = useHydrated();
  const group = useId();
  const { filter, values } = state;
  const chosen = values[0] ?? '';
  const choice = (name: string) => choose(filter, name || undefined);
  const options = [{ name: '', productCount: undefined }, ...filter.values].map(({ name, productCount }) => ({
    name,
    label: name === '' ? t('catalogue.filters.any') : <FilterValueName filter={filter} name={name} />,
    count: productCount === undefined ? undefined : formatCount(productCount, tag),
    disabled: productCount === 0 && name !== chosen,
  }));
  if (!hydrated) {
    return (
      <ul>
        {options.map(({ name, label, count, disabled }) => (
          <li key={name}>
            <OptionLink
              to={disabled ? null : hrefOf(choice(name))}
              early={earlyChoice(filter.id, name)}
              chosen={name === chosen}
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
          key={option.name}
          className={classNames(styles.option, styles.choosable, option.disabled && styles.disabled)}
        >
          <input
            type="radio"
            name={group}
            checked={option.name === chosen}
            disabled={option.disabled}
            className={classNames(styles.mark, styles.round, option.name === chosen && styles.marked)}
            onChange={() => onChange(choice(option.name))}
          />
          <span>{option.label}</span>
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
