import { Button, classNames, Icon } from '@shop/design-system';
import { paths, useApp, useShopNavigate } from '@shop/platform';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useLocation } from 'react-router';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { useText } from '../text.ts';
import { searchFieldId } from './search-field-id.ts';
import type { SuggestionKeys } from './suggestions.tsx';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** `header` is on every page, `hero` is the large field of the home page. */
  place: 'header' | 'hero';
}

/**
 * A search form with parameter `q`, also without a script. Typing opens suggestions once their code has loaded; submitting a blank text
 * only focuses the field.
 */
export function SearchForm({ place }: SearchBoxProps) {
  const t = useText();
  const app = useApp();
  const navigate = useShopNavigate();
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const [Suggestions, load] = useOnDemand(() => loadSuggestions(app));
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const searched = useSearchedExpression();
  const id = place === 'header' ? searchFieldId : 'search-hero';
  const shown = place === 'header' ? searched : '';

  const wasShown = useRef(shown);
  useEffect(() => {
    if (field.current && wasShown.current !== shown) field.current.value = shown;
    wasShown.current = shown;
  }, [shown]);

  const close = () => {
    setOpen(false);
    setActiveId(undefined);
  };
  const leave = () => {
    close();
    field.current?.focus();
    field.current?.blur();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
    const expression = field.current?.value.trim() ?? '';
    if (expression === '') field.current?.focus();
    else navigate(paths.search(expression));
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => keys.current?.onKeyDown(event);
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (!event.currentTarget.form?.contains(event.relatedTarget)) close();
  };
  const prepare = () => void load().catch(() => undefined);
  const type = (value: string) => {
    prepare();
    setText(value);
    setActiveId(undefined);
    setOpen(value.trim() !== '');
  };
  // applies text typed before hydration
  const applyEarlierText = useEffectEvent(() => {
    if (!field.current || document.activeElement !== field.current) return;
    prepare();
    if (field.current.value !== shown) type(field.current.value);
  });
  useEffect(() => applyEarlierText(), []);

  const combobox = Suggestions
    ? ({
        role: 'combobox',
        'aria-expanded': open,
        'aria-controls': `${id}-list`,
        'aria-autocomplete': 'list',
        'aria-activedescendant': open ? activeId : undefined,
      } as const)
    : {};
  return (
    <form
      role="search"
      aria-label={place === 'header' ? t('shell.search.submit') : t('shell.home.searchLabel')}
      action={app.href(paths.search('')).split('?', 1)[0]}
      className={classNames(styles.search, styles[place])}
      onSubmit={submit}
      data-chrome
    >
      {app.companyId && <input type="hidden" name="companyId" value={`-${app.companyId}`} />}
      <label htmlFor={id} className={place === 'header' ? 'sr' : styles.label}>
        {place === 'header' ? t('shell.search.label') : t('shell.home.searchLabel')}
      </label>
      <div className={styles.row}>
        <span className={styles.control}>
          <Icon name="search" className={styles.icon} />
          <input
            {...combobox}
            ref={field}
            id={id}
            name="q"
            type="search"
            enterKeyHint="search"
            className={styles.field}
            defaultValue={shown}
            placeholder={place === 'header' ? t('shell.home.searchLabel') : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            onFocus={prepare}
            onInput={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={(event) => keys.current?.onPaste(event)}
            onBlur={onBlur}
          />
          {place === 'header' && (
            <>
              <span className={styles.short} aria-hidden="true">
                {t('shell.search.submit')}
              </span>
              <kbd className={styles.key} aria-hidden="true">
                /
              </kbd>
            </>
          )}
        </span>
        <Button type="submit" variant="go" className={styles.submit}>
          {t('shell.search.submit')}
        </Button>
      </div>
      {Suggestions && (
        <Suggestions
          ref={keys}
          id={`${id}-list`}
          text={text}
          open={open}
          activeId={activeId}
          onActive={setActiveId}
          onOpen={() => setOpen(true)}
          onClose={close}
          onLeave={place === 'header' ? leave : undefined}
          onAdded={clear}
        />
      )}
    </form>
  );
}

/** The expression of the open search page. */
function useSearchedExpression(): string {
  const { pathname, search } = useLocation();
  const { locale } = useApp();
  if (pathname !== `/${locale.locale}${paths.search('')}`) return '';
  return new URLSearchParams(search).get('q') ?? '';
}

/** Loads the code of the suggestions and the texts of articles in them. */
async function loadSuggestions({ i18n }: ReturnType<typeof useApp>) {
  const { loadCatalogueMessages, loadSuggestionMessages, Suggestions } = await import('./suggestions.tsx');
  await Promise.all([i18n.load(loadCatalogueMessages), i18n.load(loadSuggestionMessages)]);
  return Suggestions;
}
