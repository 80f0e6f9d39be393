import type { Unit, UnitParts } from '@shop/api-contracts';
import { useAddToCart } from '@shop/cart';
import { Button, Notice } from '@shop/design-system';
import { useHydrated } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import { partsPlan, type PartNote } from './parts-plan.ts';
import styles from './spare-parts.module.css';

/** Adds every part in the unit's quantity; afterwards says what is left out or rounded to packs. */
export function AddAll({
  parts,
  unit: { equipmentId, article },
}: Pick<UnitParts, 'parts'> & { unit: Pick<Unit, 'equipmentId' | 'article'> }) {
  const t = useText();
  const { addMany } = useAddToCart();
  const isHydrated = useHydrated();
  const [isAdding, setAdding] = useState(false);
  const [notes, setNotes] = useState<readonly PartNote[]>([]);
  const plan = partsPlan(parts, { parent: article ?? undefined, equipmentId });
  const { Buy, RequestQuote } = plan.lines;
  const count = Buy.length + RequestQuote.length;
  const add = async () => {
    setAdding(true);
    const bought = await addMany(Buy, 'Buy');
    const asked = bought.end === 'failed' ? bought : await addMany(RequestQuote, 'RequestQuote');
    setNotes(bought.end === 'failed' || asked.end === 'failed' ? [] : plan.notes);
    setAdding(false);
  };
  if (count === 0) return null;
  return (
    <>
      <p className={styles.all} data-chrome>
        {isHydrated && (
          <Button
            variant="go"
            icon="cart"
            pending={isAdding}
            pendingText={t('units.spareParts.adding')}
            onClick={() => void add()}
          >
            {t(Buy.length > 0 ? 'units.spareParts.addAll' : 'units.spareParts.askAll', { count })}
          </Button>
        )}
      </p>
      {notes.length > 0 && (
        <Notice type="informative" live title={t('units.spareParts.differs')} className={styles.notes ?? ''}>
          <ul>
            {notes.map((note) => (
              <li key={note.articleNumber}>
                <span className="art">{note.articleNumber}</span>{' '}
                {note.kind === 'notSold'
                  ? t('units.spareParts.leftOut')
                  : t('units.spareParts.rounded', { asked: note.asked, quantity: note.quantity })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
