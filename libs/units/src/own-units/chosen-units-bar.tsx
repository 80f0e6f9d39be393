import type { OwnUnit } from '@shop/api-contracts';
import { Button, Checkbox } from '@shop/design-system';
import { useState } from 'react';
import { DocumentPack } from '../document-pack/document-pack.tsx';
import { LabelDialog } from '../labels/label-dialog.tsx';
import { useText } from '../text.ts';
import styles from './own-units.module.css';
import type { ChosenUnits } from './use-chosen-units.ts';

interface ChosenUnitsBarProps {
  /** Of the page. */
  units: readonly OwnUnit[];
  chosen: ChosenUnits;
}

/** Chooses all units of the page, and prints the labels or saves the documents of those that are chosen. */
export function ChosenUnitsBar({ units, chosen }: ChosenUnitsBarProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const chosenHere = units.filter(({ equipmentId }) => chosen.has(equipmentId)).length;
  const hasAll = chosenHere === units.length;
  const count = chosen.units.length;
  return (
    <div role="group" aria-label={t('units.own.chosen')} className={styles.chosen} data-chrome>
      <Checkbox
        label={t('units.own.chooseAll')}
        checked={hasAll}
        indeterminate={chosenHere > 0 && !hasAll}
        onChange={() => chosen.set(units, !hasAll)}
      />
      {count > 0 && (
        <div className={styles.chosenActions}>
          <Button onClick={() => setOpen(true)}>{t('units.label.print', { count })}</Button>
          <DocumentPack
            label={t('units.pack.ofChosen', { count })}
            unitsOf={() => Promise.resolve(chosen.units.map(({ equipmentId }) => equipmentId))}
          />
        </div>
      )}
      <LabelDialog units={chosen.units} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
