import type { ItemCard } from '@shop/api-contracts';
import { Button, Field, Form, useFocusLater } from '@shop/design-system';
import { enteredText, useFormText } from '@shop/forms';
import { useRef, useState } from 'react';
import { useText } from '../text.ts';
import { ArticleCandidates } from './article-candidates.tsx';
import { ArticleNumberField } from './article-number-field.tsx';
import { useArticleByNumber } from './use-article-by-number.ts';
import styles from './add-by-number.module.css';

interface AddByNumberProps {
  /** Resolves to whether it was added. */
  add: (item: ItemCard, quantity: number) => Promise<boolean>;
}

/** One row that adds an article by its number, ours or an own one; suggests articles for a number that names none or several. */
export function AddByNumber({ add }: AddByNumberProps) {
  const t = useText();
  const inForm = useFormText();
  const first = useRef<HTMLInputElement>(null);
  const focusLater = useFocusLater();
  // another key empties the form
  const [addedCount, setAddedCount] = useState(0);

  const save = async (item: ItemCard, quantity: number) => {
    if (!(await add(item, quantity))) return;
    forget();
    setAddedCount((count) => count + 1);
    focusLater(() => first.current);
  };
  const { asked, isPending, find, forget } = useArticleByNumber(save);
  const submit = (entered: FormData) =>
    find(enteredText(entered, 'articleNumber') ?? '', Number(enteredText(entered, 'quantity')));
  return (
    <>
      <Form key={addedCount} errorsTitle={inForm('form.errors')} busy={isPending} onSubmit={submit}>
        <div className={styles.row}>
          <ArticleNumberField ref={first} />
          <Field
            name="quantity"
            label={t('cart.lists.quantity')}
            defaultValue="1"
            required
            inputMode="numeric"
            pattern="[1-9][0-9]{0,4}"
            errorText={() => t('cart.quantity.notWhole')}
            autoComplete="off"
          />
          <Button type="submit" pending={isPending}>
            {t('cart.lists.add')}
          </Button>
        </div>
      </Form>
      {asked && <ArticleCandidates match={asked.match} onChoose={(item) => void save(item, asked.entered)} />}
    </>
  );
}
