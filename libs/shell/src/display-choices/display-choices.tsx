import { RadioGroup } from '@shop/design-system';
import { chooseMeasures, useHydrated, useMeasureChoice } from '@shop/platform';
import { openShortcutsEvent } from '../shortcuts/shortcuts.tsx';
import { useText } from '../text.ts';
import { chooseTheme, useThemeChoice } from './theme-choice.ts';
import styles from './display-choices.module.css';

/** Nothing is ticked until the cookies have been read. */
const unknown = '';

/** Colours and units of measurement; only with a script, so a style sheet hides it where there is none. */
export function DisplayChoices() {
  const t = useText();
  const hydrated = useHydrated();
  const theme = useThemeChoice();
  const measures = useMeasureChoice();
  return (
    <div className={styles.choices} data-chrome>
      <RadioGroup<string>
        label={t('shell.footer.theme')}
        name="theme"
        value={hydrated ? (theme ?? 'system') : unknown}
        options={(['system', 'light', 'dark'] as const).map((value) => ({
          value,
          label: t(`shell.footer.theme.${value}`),
        }))}
        onChange={(value) => chooseTheme(value === 'light' || value === 'dark' ? value : undefined)}
      />
      <RadioGroup<string>
        label={t('shell.footer.measures')}
        name="measures"
        value={hydrated ? measures : unknown}
        options={(['si', 'us'] as const).map((value) => ({ value, label: t(`shell.footer.measures.${value}`) }))}
        onChange={(value) => chooseMeasures(value === 'us' ? 'us' : 'si')}
      />
      <button
        type="button"
        className={styles.shortcuts}
        onClick={() => document.dispatchEvent(new Event(openShortcutsEvent))}
      >
        {t('shell.shortcuts.title')}
      </button>
    </div>
  );
}
