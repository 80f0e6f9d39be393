import { Button } from '@shop/design-system';
import { useState } from 'react';
import { useText } from '../text.ts';
import { LabelDialog } from './label-dialog.tsx';
import type { LabelledUnit } from './labelled-unit.ts';

/** Opens the dialog that makes the label of a unit. */
export function LabelButton({ unit }: { unit: LabelledUnit }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('units.label.print', { count: 1 })}</Button>
      <LabelDialog units={[unit]} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
