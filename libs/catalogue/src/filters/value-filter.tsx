import { Checkbox, classNames } from '@shop/design-system';
import { keyOfValue } from '@shop/filters';
import { formatCount, useI18n } from '@shop/i18n';
import { ShopLink } from '@shop/platform';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import { earlyChoice } from './early-choices.ts';
import type { FilterProps } from './filter-props.ts';
import { toggle } from './filter-state.ts';
import { FilterValueName } from './filter-value-name.tsx';
import styles from './filter-panel.module.css';

/** Number of values shown; the others are shown on request. */
export const foldAfter = 8;

/** Checkboxes with counts; before hydration they are links to the resulting list. */
export function ValueFilter(props: FilterProps) {
  const t = useText();
  const { filter, values: chosen } = props.state;
  const folded = filter.values.slice(foldAfter);
  return (
    <div role="group" aria-label={filter.description}>
      <ValueList {...props} values={filter.values.slice(0, foldAfter)} />
      {folded.length > 0 && (
        <details className={styles.more} open={folded.some((value) => chosen.includes(keyOfValue(value))) || undefined}>
          <summary className={styles.showAll}>
            {t('catalogue.filters.showAll', { count: filter.values.length })}
          </summary>
          <ValueList {...props} values={folded} />
        </details>
      )}
    </div>
  );
}

export function ValueList({
  state,
  hrefOf,
  onChange,
  values,
}: FilterProps & { values: FilterProps['state']['filter']['values'] }) {
  const { tag } = useI18n().locale;
  return (
    <ul>
      {values.map((value) => {
        const { name, productCount } = value;
        const key = keyOfValue(value);
        const chosen = state.values.includes(key);
        const disabled = productCount === 0 && !chosen;
        const label = <FilterValueName filter={state.filter} name={name} />;
        const count = formatCount(productCount, tag);
        const choice = toggle(state.filter, key);
        return (
          <li key={key}>
            {hrefOf ? (
              <OptionLink
                to={disabled ? null : hrefOf(choice)}
                early={earlyChoice(state.filter.id, key)}
                chosen={chosen}
                count={count}
                label={label}
              />
            ) : (
              <Checkbox
                label={label}
                count={count}
                checked={chosen}
                disabled={disabled}
                onChange={() => onChange(choice)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface OptionLinkProps {
  /** Null if no article would be left. */
  to: string | null;
  early: string;
  chosen: boolean;
  label: ReactNode;
  count?: string;
  round?: boolean;
}

/** Looks like the checkbox or radio button that replaces it. */
export function OptionLink({ to, early, chosen, label, count, round = false }: OptionLinkProps) {
  const content = (
    <>
      <span className={classNames(styles.mark, round && styles.round, chosen && styles.marked)} />
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
  if (to === null) return <span className={`${styles.option} ${styles.disabled}`}>{content}</span>;
  return (
    <ShopLink
      to={to}
      rel="nofollow"
      prefetch={false}
      className={styles.option}
      data-choice={early}
      aria-current={chosen ? 'true' : undefined}
    >
      {content}
    </ShopLink>
  );
}
