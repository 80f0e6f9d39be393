import { fieldBounds } from '@shop/api-contracts';
import { Button, Field, Form, FormActions, Notice, TextArea, type FormError } from '@shop/design-system';
import { errorPathsOf, type Message, type useSendMessage } from '@shop/forms';
import { requestIdOf, useHydrated, usePerson } from '@shop/platform';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useIsOffline } from '../notices/connection-state.ts';
import { useText } from '../text.ts';
import styles from './message-page.module.css';

/** E-mail and message, which may begin with words of the page that led here. Input is kept until it has been sent. */
export function MessageForm({ sending }: { sending: ReturnType<typeof useSendMessage> }) {
  const t = useText();
  const hydrated = useHydrated();
  const ownEmail = useOwnEmail();
  const { hash } = useLocation();
  // the server's page has no fragment
  const begun = hydrated ? new URLSearchParams(hash.slice(1)).get('text')?.slice(0, fieldBounds.feedback) : undefined;
  const [typedEmail, setTypedEmail] = useState<string>();
  const [isBlank, setBlank] = useState(false);
  const { mutateAsync, isPending, error } = sending;
  const messageOf = { email: t('shell.message.emailError'), text: t('shell.message.textError') };
  const invalid = isBlank ? ['text' as const] : invalidFields(error);
  const errors: FormError[] = invalid.map((field) => ({ field, message: messageOf[field] }));

  async function submit(values: FormData) {
    const message = { email: values.get('email') as string, text: (values.get('text') as string).trim() };
    setBlank(message.text === '');
    if (message.text !== '') await mutateAsync(message).catch(() => undefined);
  }

  return (
    <Form
      className={styles.form}
      errorsTitle={t('shell.message.errors')}
      errors={errors}
      busy={isPending}
      onSubmit={submit}
    >
      <Field
        label={t('shell.message.email')}
        name="email"
        variant="email"
        autoComplete="email"
        required
        maxLength={fieldBounds.email}
        value={typedEmail ?? ownEmail}
        errorText={() => messageOf.email}
        hint={t('shell.message.emailHint')}
        onChange={(event) => setTypedEmail(event.currentTarget.value)}
      />
      <TextArea
        key={begun}
        label={t('shell.message.text')}
        name="text"
        rows={8}
        defaultValue={begun}
        required
        maxLength={fieldBounds.feedback}
        errorText={() => messageOf.text}
        hint={t('shell.message.textHint')}
        counterText={(used, max) => t('shell.message.counter', { used, max })}
      />
      {error && invalid.length === 0 && !isPending && <Failure error={error} />}
      <FormActions>
        <Button
          type="submit"
          variant="go"
          disabled={!hydrated}
          pending={isPending}
          pendingText={t('shell.message.sending')}
        >
          {error && !isPending ? t('shell.message.sendAgain') : t('shell.message.send')}
        </Button>
      </FormActions>
    </Form>
  );
}

/** The signed-in user's address; empty in the server's HTML, which is the same for everybody. */
function useOwnEmail(): string {
  const person = usePerson();
  return person.state === 'signedIn' ? person.session.email : '';
}

/** Fields that the server rejected although the browser accepted them. */
function invalidFields(error: Error | null): (keyof Message)[] {
  const found = errorPathsOf(error);
  return (['email', 'text'] as const).filter((field) => found.includes(field));
}

function Failure({ error }: { error: Error }) {
  const t = useText();
  const isOffline = useIsOffline();
  const requestId = requestIdOf(error);
  return (
    <Notice type="critical" live title={t('shell.message.failed')}>
      {t(isOffline ? 'shell.message.failedOffline' : 'shell.message.failedText')}
      {requestId && <span className={styles.reference}>{t('shell.error.request', { id: requestId })}</span>}
    </Notice>
  );
}
