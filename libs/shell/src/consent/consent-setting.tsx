import { RadioGroup } from '@shop/design-system';
import { chooseConsent, isPrivacySignalled, useConsent, useHydrated, type ConsentChoice } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import styles from './consent-setting.module.css';

/** No option is selected before the cookie has been read, or without a choice. */
const unknown = '';

/** Shows and changes the consent. A browser's privacy signal overrides it. */
export function ConsentSetting() {
  const t = useText();
  const choice = useConsent();
  const isSignalled = useHydrated() && isPrivacySignalled();
  const [isSaved, setSaved] = useState(false);
  return (
    <section aria-labelledby="your-choice" className={styles.setting} data-chrome>
      <h2 id="your-choice">{t('shell.consent.title')}</h2>
      <p className={styles.noScript}>{t('shell.consent.noScript')}</p>
      <RadioGroup<string>
        className={styles.choices ?? ''}
        label={t('shell.consent.question')}
        appearance="list"
        name="consent"
        value={choice ?? unknown}
        options={(['necessary', 'statistics', 'all'] as const).map((value) => ({
          value,
          label: t(`shell.consent.${value}`),
          hint: t(`shell.consent.${value}Hint`),
          disabled: isSignalled,
        }))}
        onChange={(value) => {
          chooseConsent(value as ConsentChoice);
          setSaved(true);
        }}
      />
      <p role="status" className={styles.status}>
        {t(`shell.consent.${isSignalled ? 'signalled' : isSaved ? 'saved' : 'how'}`)}
      </p>
    </section>
  );
}
