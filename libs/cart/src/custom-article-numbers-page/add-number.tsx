import { fieldBounds, type ItemCard } from '@shop/api-contracts';
import { Button, Field, Form, FormRow, showToast, useFocusLater } from '@shop/design-system';
import { DraftNotice, enteredText, useFormDraft, useFormText } from '@shop/forms';
import { usePerson } from '@shop/platform';
import { useRef } from 'react';
import { ArticleCandidates } from '../lines/article-candidates.tsx';
import { ArticleNumberField } from '../lines/article-number-field.tsx';
import { useArticleByNumber } from '../lines/use-article-by-number.ts';
import { useText } from '../text.ts';
import { useSetOwnNumber } from './use-set-own-number.ts';
import styles from './custom-article-numbers-page.module.css';

const empty = { articleNumber: '', ownNumber: '' };

/** Adds an own number for an article; suggests similar articles for an inexact article number. */
export function AddNumber() {
  const t = useText();
  const inForm = useFormText();
  const setNumber = useSetOwnNumber();
  const first = useRef<HTMLInputElement>(null);
  const focusLater = useFocusLater();
  const person = usePerson();
  const owner = person.state === 'signedIn' ? person.session.accountRef : '';
  const draft = useFormDraft({ form: 'ownNumber', owner, saved: empty });

  const save = async (item: ItemCard, own: string) => {
    if (!(await setNumber(item, own))) return;
    forget();
    draft.discard();
    showToast({ type: 'success', text: t('cart.numbers.saved', { own, number: item.articleNumber }) });
    focusLater(() => first.current);
  };
  const { asked, isPending, find, forget } = useArticleByNumber(save);
  const submit = (entered: FormData) =>
    find(enteredText(entered, 'articleNumber') ?? '', enteredText(entered, 'ownNumber') ?? '');
  return (
    <section className={styles.add}>
      <h2>{t('cart.numbers.add')}</h2>
      <Form
        key={draft.key}
        errorsTitle={inForm('form.errors')}
        busy={isPending}
        onChange={draft.onChange}
        onSubmit={submit}
      >
        <DraftNotice draft={draft} />
        <FormRow>
          <ArticleNumberField ref={first} defaultValue={draft.values['articleNumber']} />
          <Field
            name="ownNumber"
            defaultValue={draft.values['ownNumber']}
            label={t('cart.lists.ownNumber')}
            required
            pattern=".*\S.*"
            maxLength={fieldBounds.customArticleNumber}
            errorText={() => t('cart.numbers.ownMissing')}
            counterText={(used, max) => inForm('form.counter', { used, max })}
            autoComplete="off"
            spellCheck={false}
          />
          <div className={styles.save}>
            <Button type="submit" variant="go" pending={isPending}>
              {t('cart.numbers.save')}
            </Button>
          </div>
        </FormRow>
      </Form>
      {asked && <ArticleCandidates match={asked.match} onChoose={(item) => void save(item, asked.entered)} />}
    </section>
  );
}
