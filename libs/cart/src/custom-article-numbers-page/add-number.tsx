import { calls, fieldBounds, NotAuthenticatedError, type ArticleMatch, type ItemCard } from '@shop/api-contracts';
import { Button, Field, Form, FormActions, FormRow, showToast } from '@shop/design-system';
import { DraftNotice, enteredText, useFormDraft, useFormText } from '@shop/forms';
import { callOrThrow, useApp, usePerson } from '@shop/platform';
import { useRef, useState } from 'react';
import { ArticleCandidates } from '../lines/article-candidates.tsx';
import { useText } from '../text.ts';
import { useSetOwnNumber } from './use-set-own-number.ts';
import styles from './custom-article-numbers-page.module.css';

/** The input, and the article found for it. */
interface Asked {
  own: string;
  match: ArticleMatch;
}

const empty = { articleNumber: '', ownNumber: '' };

/** Adds an own number for an article; suggests similar articles for an inexact article number. */
export function AddNumber() {
  const t = useText();
  const inForm = useFormText();
  const { api } = useApp();
  const setNumber = useSetOwnNumber();
  const first = useRef<HTMLInputElement>(null);
  const person = usePerson();
  const owner = person.state === 'signedIn' ? person.session.accountRef : '';
  const draft = useFormDraft({ form: 'ownNumber', owner, saved: empty });
  const [asked, setAsked] = useState<Asked>();
  const [isPending, setPending] = useState(false);

  const save = async (item: ItemCard, own: string) => {
    if (!(await setNumber(item, own))) return;
    setAsked(undefined);
    draft.discard();
    showToast({ type: 'success', text: t('cart.numbers.saved', { own, number: item.articleNumber }) });
    requestAnimationFrame(() => first.current?.focus());
  };
  const submit = async (entered: FormData) => {
    const articleNumber = enteredText(entered, 'articleNumber') ?? '';
    const own = enteredText(entered, 'ownNumber') ?? '';
    setPending(true);
    setAsked(undefined);
    try {
      const [match] = await callOrThrow(api, calls.articleLookup.find, { body: { articleNumbers: [articleNumber] } });
      if (match?.result === 'found' && match.item) await save(match.item, own);
      else if (match) setAsked({ own, match });
    } catch (error) {
      if (!(error instanceof NotAuthenticatedError)) showToast({ type: 'error', text: t('cart.numbers.lookupFailed') });
    } finally {
      setPending(false);
    }
  };
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
          <Field
            ref={first}
            name="articleNumber"
            defaultValue={draft.values['articleNumber']}
            label={t('cart.numbers.article')}
            required
            pattern=".*\S.*"
            maxLength={60}
            errorText={() => t('cart.numbers.articleMissing')}
            counterText={(used, max) => inForm('form.counter', { used, max })}
            autoComplete="off"
            spellCheck={false}
          />
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
        </FormRow>
        <FormActions>
          <Button type="submit" variant="go" pending={isPending}>
            {t('cart.numbers.save')}
          </Button>
        </FormActions>
      </Form>
      {asked && <ArticleCandidates match={asked.match} onChoose={(item) => void save(item, asked.own)} />}
    </section>
  );
}
