import { suggestionsQuery } from '@shop/catalogue';
import { ofSamePerson, paths, useApp, useIdentityScope, useShopNavigate } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, type KeyboardEvent, type Ref } from 'react';
import { useText } from '../text.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import { groupsOf, type Suggestion, type SuggestionGroup } from './suggestion-groups.ts';
import { useOrderOptions } from './order-suggestions.ts';
import { usePageOptions } from './page-suggestions.ts';
import { readTypedOrder } from './typed-order.ts';
import { mayBeUnit, unitOptions, unitSuggestionsQuery, useSuggestionText } from './unit-suggestions.ts';
import { useDebounced } from './use-debounced.ts';
import { useTypedOrder } from './use-typed-order.ts';
import styles from './suggestions.module.css';

export { loadMessages as loadCatalogueMessages } from '@shop/catalogue';
export { loadSuggestionMessages } from './unit-suggestions.ts';

/** Pause in typing before suggestions are requested, in milliseconds. */
const debounceMs = 150;

/** Handle for the field: its keys control the list while the focus stays in the field (ARIA combobox pattern). */
export interface SuggestionKeys {
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
}

interface SuggestionsProps {
  ref: Ref<SuggestionKeys>;
  id: string;
  /** As typed. */
  text: string;
  open: boolean;
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  onOpen: () => void;
  onClose: () => void;
  /** What was typed has been put into the cart. */
  onAdded: () => void;
}

/**
 * The list below the search field: pages, units, orders, categories, articles and search words for the typed text. An article number with pieces, as
 * `GX-050-NU-20 12`, is put into the cart by Enter.
 */
export function Suggestions(props: SuggestionsProps) {
  const { ref, id, text, open, activeId, onActive, onOpen, onClose, onAdded } = props;
  const t = useText();
  const ownText = useSuggestionText();
  const navigate = useShopNavigate();
  const app = useApp();
  const scope = useIdentityScope();
  const typed = text.trim();
  const expression = useDebounced(typed, debounceMs);
  const typedOrder = useTypedOrder(expression, { enabled: open });
  const order = typedOrder.found;
  const hasOwnSearch = expression !== '' && !order && !typedOrder.isPending;
  const {
    data: ofText,
    isError,
    isPlaceholderData,
  } = useQuery({
    ...suggestionsQuery(expression, scope),
    enabled: open && hasOwnSearch,
    placeholderData: ofSamePerson(scope),
    retry: false,
    meta: { excludedFromLoader: true },
  });
  // a failure leaves out only the units
  const { data: units } = useQuery({
    ...unitSuggestionsQuery(expression),
    enabled: open && mayBeUnit(expression),
    retry: false,
  });
  const data = typedOrder.suggestions ?? ofText;
  const pages = usePageOptions(typed, id);
  const orders = useOrderOptions(expression, id, { open, scope });
  const groups =
    typed === '' ? [] : groupsOf(data, id, { pages, units: unitOptions(units?.units ?? [], id), orders, order });
  const options = groups.flatMap((group) => group.options);
  const active = options.findIndex((option) => option.id === activeId);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const activate = (option: Suggestion | undefined) => {
    onActive(option?.id);
    app.prefetch(option?.to);
  };
  const addTyped = async () => {
    onClose();
    const isAdded = await typedOrder.add(typed);
    if (isAdded === undefined) navigate(paths.search(typed));
    else if (isAdded) onAdded();
  };
  const choose = (option: Suggestion) => {
    if (option.kind === 'order') return void addTyped();
    onClose();
    navigate(option.to);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return false;
    const last = options.length - 1;
    switch (event.key) {
      case 'ArrowDown':
        if (!open && typed !== '') onOpen();
        else activate(options[active === last ? -1 : active + 1]);
        return true;
      case 'ArrowUp':
        if (event.altKey) onClose();
        else activate(options[active === -1 ? last : active - 1]);
        return true;
      case 'Home':
      case 'End':
        if (active === -1) return false;
        activate(options[event.key === 'Home' ? 0 : last]);
        return true;
      case 'Enter':
        if (!open) return false;
        if (active !== -1) choose(options[active]!);
        else if (readTypedOrder(typed)) void addTyped();
        else return false;
        return true;
      case 'Escape':
        if (!open) return false;
        onClose();
        return true;
      default:
        return false;
    }
  };
  useImperativeHandle(ref, () => ({
    onKeyDown: (event) => {
      if (press(event)) event.preventDefault();
    },
  }));

  const isCurrent = expression === typed && data !== undefined && (order !== undefined || !isPlaceholderData);
  const message = isError
    ? t('shell.search.failed')
    : isCurrent && options.length === 0
      ? t('shell.search.none')
      : undefined;
  return (
    <>
      <p role="status" className="sr">
        {open && (message ?? (isCurrent ? t('shell.search.count', { count: options.length }) : ''))}
      </p>
      <div className={open && (options.length > 0 || message) ? `${styles.list} ${styles.open}` : styles.list}>
        <div
          id={id}
          role="listbox"
          aria-label={t('shell.search.suggestions')}
          onPointerDown={(event) => event.preventDefault()}
        >
          {groups.map((group) => (
            <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
              <div id={`${id}-${group.key}`} role="presentation" className={styles.heading}>
                {isOwn(group.key) ? ownText(`suggestions.${group.key}`) : t(`shell.search.${group.key}`)}
              </div>
              {group.options.map((option) => (
                <SuggestionOption
                  key={option.id}
                  option={option}
                  expression={typed}
                  active={option.id === activeId}
                  onChoose={option.kind === 'order' ? () => void addTyped() : onClose}
                />
              ))}
            </div>
          ))}
        </div>
        {message && <p className={styles.message}>{message}</p>}
        <p className={styles.foot} aria-hidden="true">
          <span>{t('shell.search.choose')}</span>
          <span>{t('shell.search.escape')}</span>
        </p>
      </div>
    </>
  );
}

/** Groups whose names are texts of the suggestions. */
const isOwn = (key: SuggestionGroup['key']): key is 'Buy' | 'RequestQuote' | 'units' | 'orders' | 'pages' =>
  ['Buy', 'RequestQuote', 'units', 'orders', 'pages'].includes(key);
