import { Button } from '@shop/design-system';
import { useState } from 'react';
import { DocumentPack } from '../document-pack/document-pack.tsx';
import { LabelDialog } from '../labels/label-dialog.tsx';
import { useText } from '../text.ts';
import styles from './own-units.module.css';
import type { ChosenUnits } from './use-chosen-units.ts';

/** Prints the labels or saves the documents of the units that are chosen; in view while some are. */
export function ChosenUnitsBar({ chosen }: { chosen: ChosenUnits }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const count = chosen.units.length;
  if (count === 0) return null;
  return (
    <div role="group" aria-label={t('units.own.chosen')} className={styles.chosen} data-chrome>
      <Button onClick={() => setOpen(true)}>{t('units.label.print', { count })}</Button>
      <DocumentPack
        label={t('units.pack.ofChosen', { count })}
        unitsOf={() => Promise.resolve(chosen.units.map(({ equipmentId }) => equipmentId))}
      />
      <LabelDialog units={chosen.units} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
