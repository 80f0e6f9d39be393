import { fieldBounds } from '@shop/api-contracts';
import { Button, Field, Form, FormActions } from '@shop/design-system';
import { enteredText, useFormText } from '@shop/forms';
import { useState } from 'react';
import { useText } from '../text.ts';

interface ListNameFormProps {
  /** Initial value. */
  name?: string;
  submitText: string;
  /** `taken` is shown at the field; for `failed` an error was shown, and the name stays. */
  onSubmit: (name: string) => Promise<'done' | 'taken' | 'failed'>;
  onCancel?: () => void;
  /** Focuses the field when its dialog opens. */
  takesFocus?: boolean;
}

/** Form for the name of a list, new or changed. */
export function ListNameForm({ name = '', submitText, onSubmit, onCancel, takesFocus = false }: ListNameFormProps) {
  const t = useText();
  const inForm = useFormText();
  const [taken, setTaken] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async (entered: FormData) => {
    const asked = enteredText(entered, 'name') ?? '';
    setPending(true);
    try {
      setTaken((await onSubmit(asked)) === 'taken' ? asked : undefined);
    } finally {
      setPending(false);
    }
  };
  return (
    <Form
      errorsTitle={inForm('form.errors')}
      errors={taken === undefined ? [] : [{ field: 'name', message: t('cart.lists.nameTaken', { name: taken }) }]}
      busy={isPending}
      onSubmit={submit}
    >
      <Field
        name="name"
        data-autofocus={takesFocus || undefined}
        label={t('cart.lists.name')}
        placeholder={t('cart.lists.namePlaceholder')}
        defaultValue={name}
        required
        // a name must not be blank
        pattern=".*\S.*"
        errorText={() => t('cart.lists.nameMissing')}
        maxLength={fieldBounds.listName}
        counterText={(used, max) => inForm('form.counter', { used, max })}
        autoComplete="off"
      />
      <FormActions>
        <Button type="submit" variant="go" pending={isPending}>
          {submitText}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cart.lists.cancel')}</Button>}
      </FormActions>
    </Form>
  );
}
