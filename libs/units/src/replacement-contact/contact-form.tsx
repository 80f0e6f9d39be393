import { fieldBounds } from '@shop/api-contracts';
import { Button, Field, Form, FormActions, Notice, TextArea } from '@shop/design-system';
import { enteredText, fieldErrorsOf, useFormText, type useSendMessage } from '@shop/forms';
import { requestIdOf, RequestReference, useHydrated, usePerson } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import styles from './contact.module.css';

interface ContactFormProps {
  /** What was asked and found, as text; empty when nothing was. */
  summary: string;
  sending: ReturnType<typeof useSendMessage>;
}

/** The e-mail address and a note, which is needed only where nothing was asked. */
export function ContactForm({ summary, sending }: ContactFormProps) {
  const t = useText();
  const inForm = useFormText();
  const isHydrated = useHydrated();
  const person = usePerson();
  const [typedEmail, setTypedEmail] = useState<string>();
  const [isBlank, setBlank] = useState(false);
  const { error, isPending } = sending;
  const messages: Record<string, string> = {
    email: t('units.replacement.contact.emailError'),
    text: t('units.replacement.contact.noteError'),
  };
  const errors = isBlank
    ? [{ field: 'text', message: messages['text']! }]
    : fieldErrorsOf(error, (field) => messages[field] ?? t('units.replacement.contact.failed'));
  const send = async (entered: FormData) => {
    const note = (enteredText(entered, 'text') ?? '').trim();
    const text = [summary, note].filter(Boolean).join('\n\n');
    setBlank(text === '');
    if (text !== '')
      await sending.mutateAsync({ email: enteredText(entered, 'email') ?? '', text }).catch(() => undefined);
  };
  return (
    <Form className={styles.form} errorsTitle={inForm('form.errors')} errors={errors} busy={isPending} onSubmit={send}>
      <h2>{t('units.replacement.contact.form')}</h2>
      <Field
        name="email"
        variant="email"
        label={t('units.replacement.contact.email')}
        required
        maxLength={fieldBounds.email}
        value={typedEmail ?? (person.state === 'signedIn' ? person.session.email : '')}
        errorText={() => messages['email']!}
        onChange={({ currentTarget }) => setTypedEmail(currentTarget.value)}
      />
      <TextArea
        name="text"
        rows={4}
        label={t('units.replacement.contact.note')}
        {...(summary === '' ? { required: true } : { labelNote: inForm('form.optional') })}
        maxLength={Math.max(1, fieldBounds.feedback - summary.length - 2)}
        errorText={() => messages['text']!}
      />
      {error && errors.length === 0 && !isPending && (
        <Notice type="critical" live title={t('units.replacement.contact.failed')}>
          {requestIdOf(error) && <RequestReference error={error} />}
        </Notice>
      )}
      <FormActions>
        <Button
          type="submit"
          variant="go"
          disabled={!isHydrated}
          pending={isPending}
          pendingText={t('units.replacement.contact.sending')}
        >
          {t('units.replacement.contact.send')}
        </Button>
      </FormActions>
    </Form>
  );
}
