import type { Quote, QuotedLine } from '@shop/api-contracts';
import { reorderPlan, useAddToCart, type AddLine, type ReorderPlan, type RequoteNote } from '@shop/cart';
import { Button, Dialog } from '@shop/design-system';
import { useState } from 'react';
import { useText } from '../../text.ts';
import styles from '../../quote/quote.module.css';

type Note = RequoteNote<QuotedLine>;

/** Adds the lines to the quote cart again; shows changes since the request before adding. */
export function RequestAgain({ quote }: { quote: Quote }) {
  const t = useText();
  const { addMany } = useAddToCart();
  const [isAdding, setAdding] = useState(false);
  const [asked, ask] = useState<ReorderPlan<Note>>();
  const count = asked?.lines.RequestQuote.length ?? 0;
  const add = async (lines: readonly AddLine[]) => {
    setAdding(true);
    try {
      await addMany(lines, 'RequestQuote');
    } finally {
      setAdding(false);
      ask(undefined);
    }
  };
  const begin = () => {
    const plan = reorderPlan(quote.lines, 'RequestQuote');
    if (plan.notes.length === 0) void add(plan.lines.RequestQuote);
    else ask(plan);
  };
  return (
    <section className={styles.section} data-chrome>
      <h2>{t('rfq.again.title')}</h2>
      <p className={styles.text}>{t('rfq.again.text')}</p>
      <p className={styles.again}>
        <Button icon="cart" pending={isAdding && !asked} onClick={begin}>
          {t('rfq.again.add')}
        </Button>
      </p>
      <Dialog
        open={asked !== undefined}
        onClose={() => ask(undefined)}
        title={t('rfq.again.changes')}
        closeLabel={t('rfq.close')}
        actions={
          <>
            <Button onClick={() => ask(undefined)}>{t(count > 0 ? 'rfq.cancel' : 'rfq.close')}</Button>
            {asked && count > 0 && (
              <Button variant="go" pending={isAdding} onClick={() => void add(asked.lines.RequestQuote)}>
                {t('rfq.again.addRest', { count })}
              </Button>
            )}
          </>
        }
      >
        {asked && <AgainNotes notes={asked.notes} canAdd={count > 0} />}
      </Dialog>
    </section>
  );
}

/** Changes per line since the request. */
function AgainNotes({ notes, canAdd }: { notes: readonly Note[]; canAdd: boolean }) {
  const t = useText();
  return (
    <>
      <p>{t(canAdd ? 'rfq.again.changesText' : 'rfq.again.nothingLeft')}</p>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={`${note.line.lineId} ${note.kind}`}>
            <span className="art">{note.line.articleNumber}</span>, {note.line.name}:{' '}
            {note.kind === 'quantity'
              ? t('rfq.again.change.quantity', { asked: note.line.quantity, quantity: note.quantity })
              : t(`rfq.again.change.${note.kind}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
