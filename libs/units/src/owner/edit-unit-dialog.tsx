import { calls, fieldBounds, NotAuthenticatedError, type OwnerDetails } from '@shop/api-contracts';
import { Button, Checkbox, Dialog, Field, Form, FormActions, showToast, useUpload } from '@shop/design-system';
import { DraftNotice, enteredText, photoBounds, UploadField, useFormDraft, useFormText } from '@shop/forms';
import { callOrThrow, holdUnsaved, useApp } from '@shop/platform';
import { useEffect, useRef, useState } from 'react';
import { isOfOwnUnits } from '../queries.ts';
import { useText } from '../text.ts';

interface EditUnitDialogProps {
  equipmentId: string;
  details: OwnerDetails;
  /** `accountRef` of the person whose input it is. */
  owner: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Name of the form of a unit's name and picture among unsaved input. */
export const editFormOf = (equipmentId: string): string => `unit/${equipmentId}`;

/** Changes own name and picture of a unit. */
export function EditUnitDialog({ isOpen, onClose, ...form }: EditUnitDialogProps) {
  const t = useText();
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('units.own.edit')} closeLabel={t('units.own.close')}>
      {isOpen && <EditUnitForm {...form} onClose={onClose} />}
    </Dialog>
  );
}

function EditUnitForm({ equipmentId, details, owner, onClose }: Omit<EditUnitDialogProps, 'isOpen'>) {
  const t = useText();
  const inForm = useFormText();
  const { api, queryClient } = useApp();
  const draft = useFormDraft({
    form: editFormOf(equipmentId),
    owner,
    saved: { customName: details.customName ?? '', removeCustomImage: '' },
  });
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const query = useRef<{ customName: string; removeCustomImage?: 'true' }>({ customName: '' });
  const params = { id: equipmentId };
  const upload = useUpload({
    ...photoBounds,
    upload: (file, options) =>
      callOrThrow(api, calls.units.edit, { params, query: query.current }, { file, ...options }),
  });
  const isChosen = upload.file !== undefined;
  useEffect(() => (isChosen ? holdUnsaved() : undefined), [isChosen]);

  async function save(entered: FormData): Promise<void> {
    const isRemoved = entered.get('removeCustomImage') === 'on';
    query.current = {
      customName: enteredText(entered, 'customName') ?? '',
      ...(isRemoved ? { removeCustomImage: 'true' } : {}),
    };
    setSaving(true);
    setFailed(false);
    try {
      const saved =
        upload.file === undefined
          ? await callOrThrow(api, calls.units.edit, { params, query: query.current })
          : await upload.send();
      if (saved) await finish();
    } catch (error) {
      setFailed(!(error instanceof NotAuthenticatedError));
    }
    setSaving(false);
  }
  async function finish(): Promise<void> {
    draft.finish();
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfOwnUnits(queryKey) });
    showToast({ type: 'success', text: t('units.own.saved') });
    onClose();
  }

  return (
    <Form
      key={draft.key}
      errorsTitle={inForm('form.errors')}
      errors={[]}
      busy={isSaving}
      onChange={draft.onChange}
      onSubmit={save}
    >
      <DraftNotice draft={draft} />
      <Field
        name="customName"
        label={t('units.own.name')}
        labelNote={inForm('form.optional')}
        defaultValue={draft.values['customName']}
        maxLength={fieldBounds.name}
        autoComplete="off"
      />
      <UploadField
        photo
        name="formFile"
        label={t('units.own.picture')}
        labelNote={inForm('form.optional')}
        upload={upload}
      />
      {details.customImage !== null && upload.file === undefined && (
        <Checkbox
          name="removeCustomImage"
          label={t('units.own.removePicture')}
          defaultChecked={draft.values['removeCustomImage'] === 'on'}
        />
      )}
      {hasFailed && <p role="alert">{t('units.own.saveFailed')}</p>}
      <FormActions>
        <Button type="submit" variant="go" pending={isSaving} pendingText={t('units.register.sending')}>
          {t('units.own.save')}
        </Button>
        <Button
          variant="bare"
          onClick={() => {
            draft.discard();
            onClose();
          }}
        >
          {t('units.own.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
