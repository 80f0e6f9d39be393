import { calls, type ItemCard } from '@shop/api-contracts';
import { classNames, Field, UnbrokenNumbers } from '@shop/design-system';
import { apiQuery, ofSamePerson, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useText } from '../../text.ts';
import { articleIdOf } from '../../lines/use-complete-items.ts';
import { useDebounced } from '../use-debounced.ts';
import styles from './article-combobox.module.css';

export const articleFieldId = 'quick-order-article';
const listId = `${articleFieldId}-list`;

/** Pause in typing before suggestions are requested, in milliseconds; equal to the header's search. */
const debounceMs = 150;

interface ArticleComboboxProps {
  value: string;
  onChange: (text: string) => void;
  onChoose: (item: ItemCard) => void;
}

/** Article number field with suggestions (ARIA combobox pattern: the focus stays in the field). */
export function ArticleCombobox({ value, onChange, onChoose }: ArticleComboboxProps) {
  const t = useText();
  const scope = useIdentityScope();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const expression = useDebounced(value.trim(), debounceMs);
  const { data, isPlaceholderData } = useQuery({
    ...apiQuery(calls.items.suggestions, { query: { expression } }, { scope, excludedFromLoader: true }),
    enabled: isOpen && expression !== '',
    placeholderData: ofSamePerson(scope),
    retry: false,
  });
  const items = value.trim() === '' ? [] : (data?.items ?? []);
  const isShown = isOpen && items.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (item: ItemCard | undefined) => {
    if (!item) return;
    close();
    onChoose(item);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const last = items.length - 1;
    if (event.key === 'ArrowDown') {
      if (!isOpen) setOpen(true);
      else setActive(active === last ? -1 : active + 1);
    } else if (event.key === 'ArrowUp') setActive(active === -1 ? last : active - 1);
    else if (event.key === 'Escape' && isShown) close();
    else if (event.key === 'Enter' && isShown && active >= 0) choose(items[active]);
    else return;
    event.preventDefault();
  };
  const isCurrent = expression === value.trim() && !isPlaceholderData && data !== undefined;
  return (
    <div className={styles.combobox}>
      <Field
        id={articleFieldId}
        label={t('cart.quickOrder.articleNumber')}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      <p role="status" className="sr">
        {isOpen && isCurrent && t('cart.quickOrder.suggestionCount', { count: items.length })}
      </p>
      {/* prevents a press on an option from taking the focus */}
      <div
        id={listId}
        role="listbox"
        aria-label={t('cart.quickOrder.suggestions')}
        hidden={!isShown}
        className={styles.suggestions}
        onPointerDown={(event) => event.preventDefault()}
      >
        {items.map((item, index) => (
          <div
            key={articleIdOf(item)}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classNames(styles.option, index === active && styles.active)}
            onPointerUp={() => choose(item)}
          >
            <span className="art">{item.articleNumber}</span>
            <span className={styles.name}>
              <UnbrokenNumbers text={item.name} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
