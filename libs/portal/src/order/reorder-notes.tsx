import type { OrderLine } from '@shop/api-contracts';
import type { ReorderNote } from '@shop/cart';
import { formatMoney } from '@shop/i18n';
import { paths, ShopLink, useApp } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './order-lines.module.css';

type Note = ReorderNote<OrderLine>;

/** Changes per line since the order. */
export function ReorderNotes({ notes, canAdd }: { notes: readonly Note[]; canAdd: boolean }) {
  const t = useText();
  const say = useNoteText();
  return (
    <>
      <p>{t(canAdd ? 'portal.orders.changesText' : 'portal.orders.nothingLeft')}</p>
      <ul className={styles.notes}>
        {notes.map((note) => {
          const { line, kind } = note;
          return (
            <li key={`${line.lineId} ${kind}`}>
              <span className="art">{line.articleNumber}</span>, <bdi>{line.name}</bdi>: {say(note)}{' '}
              {kind === 'discontinued' && line.item && (
                <ShopLink to={paths.item(line.item)} prefetch={false}>
                  {t('portal.orders.seeSuccessor')}
                </ShopLink>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function useNoteText(): (note: Note) => string {
  const t = useText();
  const { tag } = useApp().locale;
  return (note) => {
    if (note.kind === 'price') {
      const { before, after } = note;
      return t('portal.orders.change.price', { before: formatMoney(before, tag), after: formatMoney(after, tag) });
    }
    if (note.kind === 'quantity') {
      return t('portal.orders.change.quantity', { asked: note.line.quantity, quantity: note.quantity });
    }
    return t(`portal.orders.change.${note.kind}`);
  };
}
