import { RadioGroup, useEarlyPress } from '@shop/design-system';
import { chooseMeasures, useHydrated, useMeasureChoice } from '@shop/platform';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { openShortcuts } from '../shortcuts/shortcuts.tsx';
import { useText } from '../text.ts';
import { chooseTheme, useThemeChoice, type Theme } from './theme-choice.ts';
import styles from './display-choices.module.css';

/** No option is selected before the cookies have been read. */
const unknown = '';

/** Choice of theme and measures; needs a script, so a style sheet hides it without one. */
export function DisplayChoices() {
  const t = useText();
  const hydrated = useHydrated();
  const theme = useThemeChoice();
  const measures = useMeasureChoice();
  const place = useRef<HTMLDivElement>(null);
  // applies a choice made before hydration
  const applyEarlierChoice = useEffectEvent(() => {
    if (hydrated) return;
    for (const { name, value } of place.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []) {
      if (name === 'theme') chooseTheme(themeOf(value));
      else chooseMeasures(value === 'us' ? 'us' : 'si');
    }
  });
  useLayoutEffect(() => applyEarlierChoice(), []);
  const shortcuts = useEarlyPress();
  return (
    <div ref={place} className={styles.choices} data-chrome>
      <RadioGroup<string>
        label={t('shell.footer.theme')}
        name="theme"
        value={hydrated ? (theme ?? 'system') : unknown}
        options={(['system', 'light', 'dark'] as const).map((value) => ({
          value,
          label: t(`shell.footer.theme.${value}`),
        }))}
        onChange={(value) => chooseTheme(themeOf(value))}
      />
      <RadioGroup<string>
        label={t('shell.footer.measures')}
        name="measures"
        value={hydrated ? measures : unknown}
        options={(['si', 'us'] as const).map((value) => ({ value, label: t(`shell.footer.measures.${value}`) }))}
        onChange={(value) => chooseMeasures(value === 'us' ? 'us' : 'si')}
      />
      <button ref={shortcuts} type="button" className={styles.shortcuts} onClick={openShortcuts}>
        {t('shell.shortcuts.title')}
      </button>
    </div>
  );
}

const themeOf = (value: string): Theme | undefined => (value === 'light' || value === 'dark' ? value : undefined);
