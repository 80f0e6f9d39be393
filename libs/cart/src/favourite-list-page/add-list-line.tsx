import type { FavouriteList, ItemCard } from '@shop/api-contracts';
import { Button, Field, Form, FormActions, FormRow, showToast, useFocusLater } from '@shop/design-system';
import { enteredText, useFormText } from '@shop/forms';
import { useRef, useState } from 'react';
import { lineOf } from '../favourite-lists/line-of.ts';
import { useListChanges, useListErrorToast } from '../favourite-lists/use-list-changes.ts';
import { pushWishlistEvent } from '../favourite-lists/wishlist-event.ts';
import { ArticleCandidates } from '../lines/article-candidates.tsx';
import { useArticleByNumber } from '../lines/use-article-by-number.ts';
import { useText } from '../text.ts';

/** Adds an article to the list by its number, ours or an own one; suggests articles for a number that names none or several. */
export function AddListLine({ list }: { list: FavouriteList }) {
  const t = useText();
  const inForm = useFormText();
  const changes = useListChanges();
  const showFailure = useListErrorToast();
  const first = useRef<HTMLInputElement>(null);
  const focusLater = useFocusLater();
  // another key empties the form
  const [addedCount, setAddedCount] = useState(0);

  const save = async (item: ItemCard, quantity: number) => {
    const line = { ...lineOf(item), quantity };
    try {
      await changes.addLines(list, [line]);
    } catch (error) {
      showFailure(error, list.name);
      return;
    }
    forget();
    setAddedCount((count) => count + 1);
    showToast({ type: 'success', text: t('cart.lists.articleAdded', { number: item.articleNumber, name: list.name }) });
    pushWishlistEvent({ lines: [line], items: [item] });
    focusLater(() => first.current);
  };
  const { asked, isPending, find, forget } = useArticleByNumber(save);
  const submit = (entered: FormData) =>
    find(enteredText(entered, 'articleNumber') ?? '', Number(enteredText(entered, 'quantity')));
  return (
    <section data-chrome>
      <h2>{t('cart.lists.addArticle')}</h2>
      <Form key={addedCount} errorsTitle={inForm('form.errors')} busy={isPending} onSubmit={submit}>
        <FormRow>
          <Field
            ref={first}
            name="articleNumber"
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
            name="quantity"
            label={t('cart.lists.quantity')}
            defaultValue="1"
            required
            inputMode="numeric"
            pattern="[1-9][0-9]{0,4}"
            errorText={() => t('cart.quantity.notWhole')}
            autoComplete="off"
          />
        </FormRow>
        <FormActions>
          <Button type="submit" pending={isPending}>
            {t('cart.lists.add')}
          </Button>
        </FormActions>
      </Form>
      {asked && <ArticleCandidates match={asked.match} onChoose={(item) => void save(item, asked.entered)} />}
    </section>
  );
}
