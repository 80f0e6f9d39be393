import { Dialog } from '@shop/design-system';
import { useText } from '../text.ts';
import { ListNameForm } from './list-name-form.tsx';

interface ListNameDialogProps {
  title: string;
  name?: string;
  submitText: string;
  onSubmit: (name: string) => Promise<'done' | 'taken' | 'failed'>;
  onClose: () => void;
}

/** Asks for the name of a list; closes on success. */
export function ListNameDialog({ title, name = '', submitText, onSubmit, onClose }: ListNameDialogProps) {
  const t = useText();
  const submit = async (entered: string) => {
    const result = await onSubmit(entered);
    if (result === 'done') onClose();
    return result;
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('cart.lists.close')}>
      <ListNameForm name={name} submitText={submitText} onSubmit={submit} onCancel={onClose} takesFocus />
    </Dialog>
  );
}
