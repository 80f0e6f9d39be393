import { suggestionsQuery } from '@shop/catalogue';
import { Icon } from '@shop/design-system';
import { ofSamePerson, paths, useApp, useIdentityScope, useShopNavigate } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import type { PastedLocation } from '@shop/cart';
import { useEffect, useImperativeHandle, useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { menuEntries } from '../frame-entries/frame-entries.ts';
import { useFrameEntries } from '../frame-entries/use-frame-entries.ts';
import { useIsOffline } from '../notices/connection-state.ts';
import { useText } from '../text.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import { useFoundCategories } from './category-suggestions.ts';
import { holdGroups } from './hold-groups.ts';
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
  onPaste(event: ClipboardEvent<HTMLInputElement>): void;
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
  /** Gives back the room that the field takes on phones. */
  onLeave: (() => void) | undefined;
  /** What was typed has been put into the cart. */
  onAdded: () => void;
}

/**
 * The list below the search field: pages, categories, articles, search words, units and orders for the typed text; Alt and a figure leads to a
 * group. An article number with pieces, as `GX-050-NU-20 12`, is put into the cart by Enter; several pasted lines go to quick order.
 */
export function Suggestions(props: SuggestionsProps) {
  const { ref, id, text, open, activeId, onActive, onOpen, onClose, onLeave, onAdded } = props;
  const t = useText();
  const ownText = useSuggestionText();
  const navigate = useShopNavigate();
  const app = useApp();
  const isOffline = useIsOffline();
  const mayOrder = useFrameEntries(menuEntries).has('quickOrder');
  const [held, setHeld] = useState<SuggestionGroup['key'][]>();
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
    isFetching,
  } = useQuery({
    ...suggestionsQuery(expression, scope),
    enabled: open && hasOwnSearch,
    placeholderData: ofSamePerson(scope),
    retry: false,
    meta: { excludedFromLoader: true },
  });
  // one request at a time: articles, units, orders, quote requests
  const isReadingArticles = typedOrder.isFetching || isFetching;
  // a failure leaves out only the units
  const { data: units, isFetching: isReadingUnits } = useQuery({
    ...unitSuggestionsQuery(expression),
    enabled: open && mayBeUnit(expression) && !isReadingArticles,
    retry: false,
  });
  const data = typedOrder.suggestions ?? ofText;
  const pages = usePageOptions(typed, id);
  const orders = useOrderOptions(expression, id, { open: open && !isReadingArticles && !isReadingUnits, scope });
  const categories = useFoundCategories(typed, data?.categories);
  const found = groupsOf({ ...data, categories }, id, {
    pages,
    units: unitOptions(units?.units ?? [], id),
    orders: orders.options,
    order,
  });
  const groups = typed === '' ? [] : holdGroups(found, held);
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
    const figure = event.altKey && open ? /^Digit([1-9])$/.exec(event.code)?.[1] : undefined;
    if (figure) {
      const group = groups[Number(figure) - 1];
      if (group) activate(group.options[0]);
      return true;
    }
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
    onPaste: (event) => {
      const pasted = event.clipboardData.getData('text');
      if (!mayOrder || pasted.split('\n').filter((line) => line.trim() !== '').length < 2) return;
      event.preventDefault();
      onClose();
      navigate(paths.quickOrder(), { state: { pasted } satisfies PastedLocation });
    },
  }));

  const isCurrent =
    expression === typed &&
    data !== undefined &&
    (order !== undefined || !isPlaceholderData) &&
    !isReadingUnits &&
    !orders.isFetching;
  const message = isOffline
    ? ownText('suggestions.offline')
    : isError
      ? t('shell.search.failed')
      : isCurrent && options.length === 0
        ? t('shell.search.none')
        : undefined;
  return (
    <>
      <p role="status" className="sr">
        {open && (message ?? (isCurrent ? t('shell.search.count', { count: options.length }) : ''))}
      </p>
      {onLeave && (
        <button
          type="button"
          aria-label={t('shell.close')}
          className={styles.leave}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onLeave}
        >
          <Icon name="close" />
        </button>
      )}
      <div className={open && (options.length > 0 || message) ? `${styles.list} ${styles.open}` : styles.list}>
        <div
          id={id}
          role="listbox"
          aria-label={t('shell.search.suggestions')}
          onPointerDown={(event) => event.preventDefault()}
          onPointerEnter={() => setHeld(groups.map(({ key }) => key))}
          onPointerLeave={() => setHeld(undefined)}
        >
          {groups.map((group, index) => (
            <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
              <div id={`${id}-${group.key}`} role="presentation" className={styles.heading}>
                {isOwn(group.key) ? ownText(`suggestions.${group.key}`) : t(`shell.search.${group.key}`)}
                {groups.length > 1 && (
                  <kbd className={styles.key} aria-hidden="true">
                    {ownText('suggestions.key', { figure: String(index + 1) })}
                  </kbd>
                )}
              </div>
              {group.options.map((option, place) => (
                <SuggestionOption
                  key={option.id}
                  option={option}
                  expression={typed}
                  active={option.id === activeId}
                  shortcut={place === 0 ? `Alt+${index + 1}` : undefined}
                  onChoose={option.kind === 'order' ? () => void addTyped() : onClose}
                />
              ))}
            </div>
          ))}
        </div>
        {message && <p className={styles.message}>{message}</p>}
        <div className={styles.bottom}>
          <button type="submit" className={styles.all}>
            {ownText('suggestions.all')}
          </button>
          <p className={styles.foot} aria-hidden="true">
            <span>{t('shell.search.choose')}</span>
            {groups.length > 1 && <span>{ownText('suggestions.keys')}</span>}
            <span>{t('shell.search.escape')}</span>
          </p>
        </div>
      </div>
    </>
  );
}

/** Groups whose names are texts of the suggestions. */
const isOwn = (key: SuggestionGroup['key']): key is 'Buy' | 'RequestQuote' | 'units' | 'orders' | 'pages' =>
  ['Buy', 'RequestQuote', 'units', 'orders', 'pages'].includes(key);
