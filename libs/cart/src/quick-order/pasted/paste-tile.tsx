import { Button, StateMark, TextArea, TileHead } from '@shop/design-system';
import { paths, ShopLink, useShopNavigate } from '@shop/platform';
import { useState, type FormEvent } from 'react';
import { useText } from '../../text.ts';
import type { PastedLocation } from './pasted-location.ts';
import { usePastedOrder } from './use-pasted-order.ts';
import styles from './paste-tile.module.css';

/** Tile of the workbench: takes a purchase order, a mail or a list, says what it found, and continues in quick order. */
export function PasteTile() {
  const t = useText();
  const navigate = useShopNavigate();
  const [text, setText] = useState('');
  const { lines, known } = usePastedOrder(text);
  const isEmpty = text.trim() === '';
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    navigate(paths.quickOrder(), { state: { pasted: text } satisfies PastedLocation });
  };
  return (
    <section aria-labelledby="paste-order">
      <TileHead id="paste-order" title={t('cart.work.paste')}>
        <ShopLink to={paths.quickOrder()} className="target">
          {t('cart.quickOrder.title')}
        </ShopLink>
      </TileHead>
      <form onSubmit={goOn} className={styles.form}>
        <TextArea
          label={t('cart.work.pasteLabel')}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <p role="status" className={styles.read}>
          {!isEmpty && lines === 0 && t('cart.quickOrder.nothingFound')}
          {!isEmpty && lines !== undefined && lines > 0 && <b>{t('cart.work.lines', { count: lines })}</b>}
          {!isEmpty && known && known.found > 0 && (
            <StateMark tone="done">{t('cart.work.found', { count: known.found })}</StateMark>
          )}
          {!isEmpty && known && known.toCheck > 0 && (
            <StateMark tone="signal">{t('cart.work.toCheck', { count: known.toCheck })}</StateMark>
          )}
        </p>
        <Button type="submit" variant="go" disabled={isEmpty || lines === 0}>
          {!isEmpty && lines ? t('cart.work.continueWith', { count: lines }) : t('cart.work.continue')}
        </Button>
      </form>
    </section>
  );
}
