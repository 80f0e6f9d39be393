import { maxFilterValue, maxFilterValues } from '@shop/api-contracts';
import { useHydrated } from '@shop/platform';
import { Button, Field } from '@shop/design-system';
import { useState, type SyntheticEvent } from 'react';
import { useText } from '../text.ts';
import type { FilterProps } from './filter-props.ts';
import { toggle } from './filter-state.ts';
import styles from './filter-panel.module.css';

/** Words that name or article number must contain; each becomes a chip above the list. */
export function TextFilter({ state, onChange }: FilterProps) {
  const t = useText();
  const hydrated = useHydrated();
  const [word, setWord] = useState('');
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = word.trim().slice(0, maxFilterValue).trim();
    setWord('');
    if (text === '' || state.values.includes(text) || state.values.length >= maxFilterValues) return;
    onChange(toggle(state.filter, text));
  };
  return (
    <form onSubmit={add}>
      <fieldset aria-label={state.filter.description} disabled={!hydrated} className={styles.words}>
        <Field
          label={state.filter.description}
          hideLabel
          autoComplete="off"
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
        <Button type="submit">{t('catalogue.filters.addWord')}</Button>
      </fieldset>
    </form>
  );
}
