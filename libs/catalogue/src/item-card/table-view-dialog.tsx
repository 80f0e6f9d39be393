import type { ItemColumn } from '@shop/api-contracts';
import { Checkbox, Dialog, RadioGroup } from '@shop/design-system';
import { useState } from 'react';
import { useText } from '../text.ts';
import { chooseDensity, chosenDensity, hideColumns, useHiddenColumns, type Density } from './table-choice.ts';
import styles from './table-view-dialog.module.css';

interface TableViewDialogProps {
  columns: readonly ItemColumn[];
  open: boolean;
  onClose: () => void;
}

/** Height of rows and shown columns of all lists of articles. Each choice applies at once and is kept in this browser. */
export function TableViewDialog({ columns, open, onClose }: TableViewDialogProps) {
  const t = useText();
  const hidden = useHiddenColumns();
  const [density, setDensity] = useState<Density | 'normal'>(() => chosenDensity() ?? 'normal');
  const toggle = (id: string) => {
    const changed = new Set(hidden);
    changed.delete('');
    if (!changed.delete(id)) changed.add(id);
    hideColumns(changed);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('catalogue.table.view')} closeLabel={t('catalogue.table.close')}>
      <div className={styles.choices}>
        <RadioGroup
          label={t('catalogue.table.density')}
          value={density}
          options={(['close', 'normal', 'wide'] as const).map((value) => ({
            value,
            label: t(`catalogue.table.density.${value}`),
          }))}
          onChange={(chosen) => {
            setDensity(chosen);
            chooseDensity(chosen === 'normal' ? undefined : chosen);
          }}
        />
        <fieldset className={styles.columns}>
          <legend>{t('catalogue.table.columns')}</legend>
          {columns.map(({ id, name }) => (
            <Checkbox key={id} label={name} checked={!hidden.has(id)} onChange={() => toggle(id)} />
          ))}
        </fieldset>
        <p className="small muted">{t('catalogue.table.columns.hint')}</p>
      </div>
    </Dialog>
  );
}
