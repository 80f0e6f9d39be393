import { Button } from '@shop/design-system';
import { useRestoredForm } from '@shop/forms';
import { useState } from 'react';
import type { UnitRegistration } from '../registration/use-registration.ts';
import { useText } from '../text.ts';
import { EditUnitDialog, editFormOf } from './edit-unit-dialog.tsx';

interface EditUnitButtonProps {
  equipmentId: string;
  own: NonNullable<UnitRegistration['own']>;
}

/** Changes the owner's name and picture of a unit. */
export function EditUnitButton({ equipmentId, own: { details, owner } }: EditUnitButtonProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  useRestoredForm({ form: editFormOf(equipmentId), owner }, () => setOpen(true));
  return (
    <>
      <Button icon="pencil" onClick={() => setOpen(true)}>
        {t('units.own.edit')}
      </Button>
      <EditUnitDialog
        equipmentId={equipmentId}
        details={details}
        owner={owner}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
