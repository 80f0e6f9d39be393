import { Button, Field } from '@shop/design-system';
import { useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import { useText } from '../../text.ts';
import { ArticleCombobox, articleFieldId } from './article-combobox.tsx';
import { articleIdOf } from '../../lines/use-complete-items.ts';
import type { AddRows } from '../rows/quick-order-state.ts';
import { readField } from '../reading/read-field.ts';
import { legibleText } from '../reading/read-paste.ts';
import { readQuantity } from '../rows/read-quantity.ts';
import { quantityErrorText } from '../rows/reason-text.ts';
import { rowOf } from './recent-items.tsx';
import type { ItemCard } from '@shop/api-contracts';
import styles from './intake.module.css';

interface RowEntryProps {
  room: number;
  onAdd: AddRows;
  /** Called when several rows were pasted into the field. */
  onPaste: (text: string) => boolean;
}

/** Adds one row: article number with suggestions, quantity, Enter. */
export function RowEntry({ room, onAdd, onPaste }: RowEntryProps) {
  const t = useText();
  const [articleNumber, setArticleNumber] = useState('');
  const [item, setItem] = useState<ItemCard>();
  const [quantity, setQuantity] = useState('1');
  const [isQuantityGiven, setQuantityGiven] = useState(false);
  const [isInvalid, setInvalid] = useState(false);
  const quantityField = useRef<HTMLInputElement>(null);
  const focusArticle = () => document.getElementById(articleFieldId)?.focus();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = articleNumber.trim();
    if (typed === '') return focusArticle();
    if ('error' in readQuantity(quantity)) {
      setInvalid(true);
      quantityField.current?.focus();
      return;
    }
    const isChosen = item?.articleNumber === typed;
    onAdd(
      isChosen
        ? [{ ...rowOf(item, quantity), typed: `${typed} ${quantity}` }]
        : readField(legibleText(typed), quantity, isQuantityGiven),
    );
    setArticleNumber('');
    setItem(undefined);
    setQuantity('1');
    setQuantityGiven(false);
    focusArticle();
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (/[\t\n\r]/.test(text.trim()) && onPaste(text)) event.preventDefault();
  };
  const read = readQuantity(quantity);
  return (
    <section aria-labelledby="quick-order-type" className={styles.way}>
      <h2 id="quick-order-type">{t('cart.quickOrder.type')}</h2>
      {/* receives bubbling paste events; the form itself is not interactive */}
      <form onSubmit={submit} onPaste={paste} noValidate className={styles.entry}>
        <ArticleCombobox
          value={articleNumber}
          onChange={(text) => {
            setArticleNumber(text);
            setItem(undefined);
          }}
          onChoose={(chosen) => {
            setArticleNumber(chosen.articleNumber);
            setItem(chosen);
            setQuantity(rowOf(chosen).quantity);
            quantityField.current?.focus();
            quantityField.current?.select();
          }}
        />
        <Field
          ref={quantityField}
          label={t('cart.quickOrder.quantity')}
          inputMode="numeric"
          autoComplete="off"
          value={quantity}
          onChange={(event) => {
            setQuantity(event.currentTarget.value);
            setQuantityGiven(true);
            setInvalid(false);
          }}
          error={isInvalid && 'error' in read ? quantityErrorText(t, read.error, quantity) : undefined}
        />
        <Button type="submit" variant="go" disabled={room < 1} className={styles.entryAdd}>
          {t('cart.quickOrder.add')}
        </Button>
      </form>
      <p className="small muted">{item && articleIdOf(item) !== '' ? item.name : t('cart.quickOrder.typeHint')}</p>
    </section>
  );
}
