import { Button, Checkbox, Dialog, FormActions, Notice, showToast } from '@shop/design-system';
import { formatBytes, languageName, languageTags } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useState, type FormEvent } from 'react';
import { useText } from '../text.ts';
import { useDocumentPack } from './use-document-pack.ts';
import styles from './document-pack.module.css';

interface DocumentPackProps {
  /** Equipment ids of the units, found when the pack is asked for; null: more than a pack can have. */
  unitsOf: () => Promise<string[] | null>;
}

interface DocumentPackButtonProps extends DocumentPackProps {
  /** Says of which units; without it: of those that the page shows. */
  label?: string;
}

/** Saves all documents of units as one file, in chosen languages. Nothing of it works without a script. */
export function DocumentPack({ unitsOf, label }: DocumentPackButtonProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="download" onClick={() => setOpen(true)}>
        {label ?? t('units.pack')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={label ?? t('units.pack')}
        closeLabel={t('units.own.close')}
      >
        {isOpen && <PackForm unitsOf={unitsOf} close={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

const formId = 'document-pack';

function PackForm({ unitsOf, close }: DocumentPackProps & { close: () => void }) {
  const t = useText();
  const { language, tag } = useApp().locale;
  const [chosen, setChosen] = useState<readonly string[]>([language]);
  const { save, cancel, progress, failure } = useDocumentPack(unitsOf, {
    onSaved: () => {
      showToast({ type: 'success', text: t('units.pack.saved') });
      close();
    },
  });
  const isComing = progress !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0) void save([...chosen]);
  };
  return (
    <form id={formId} onSubmit={submit} className={styles.form}>
      <p>{t('units.pack.lead')}</p>
      <fieldset className={styles.languages} disabled={isComing}>
        <legend>{t('units.pack.languages')}</legend>
        {languageTags.map((one) => (
          <Checkbox
            key={one}
            name="language"
            value={one}
            label={languageName(one, tag)}
            checked={chosen.includes(one)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen((before) => (checked ? [...before, one] : before.filter((other) => other !== one)))
            }
          />
        ))}
      </fieldset>
      <div role="status">
        {chosen.length === 0 && <p>{t('units.pack.noLanguage')}</p>}
        {isComing && (
          <>
            <progress
              className={styles.bar}
              aria-label={t('units.pack')}
              {...(progress.total === null ? {} : { value: progress.received, max: progress.total })}
            />
            <p>
              {progress.total === null
                ? t('units.pack.making')
                : t('units.pack.progress', {
                    received: formatBytes(progress.received, tag),
                    total: formatBytes(progress.total, tag),
                  })}
            </p>
          </>
        )}
      </div>
      {failure && <Notice type="critical" title={t(`units.pack.failed.${failure}`)} />}
      <FormActions>
        <Button type="submit" variant="go" icon="download" pending={isComing} disabled={chosen.length === 0}>
          {t('units.pack.save')}
        </Button>
        {isComing && <Button onClick={cancel}>{t('units.own.cancel')}</Button>}
      </FormActions>
    </form>
  );
}
