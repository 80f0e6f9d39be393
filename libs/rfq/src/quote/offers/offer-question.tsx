import { Button, Dialog, Form, FormActions, TextArea } from '@shop/design-system';
import { DraftNotice, enteredText, useFormDraft, useFormText } from '@shop/forms';
import { usePortalPerson } from '@shop/platform';
import { useText } from '../../text.ts';
import { MoveFailure } from './move-failure.tsx';
import styles from './offers.module.css';

interface OfferQuestionProps {
  /** Name of the form's draft. */
  form: string;
  isOpen: boolean;
  title: string;
  text: string;
  /** Label of the optional text. */
  label: string;
  maxLength: number;
  /** Text of the confirm button. */
  confirm: string;
  move: { isPending: boolean; error: Error | null; reset: () => void };
  send: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for confirmation of an action on an offer, with an optional text for the supplier. */
export function OfferQuestion({ isOpen, title, move, onClose, ...form }: OfferQuestionProps) {
  const t = useText();
  const close = () => {
    move.reset();
    onClose();
  };
  return (
    <Dialog open={isOpen} onClose={close} title={title} closeLabel={t('rfq.close')}>
      <QuestionForm {...form} move={move} onClose={close} />
    </Dialog>
  );
}

function QuestionForm({
  form,
  text,
  label,
  maxLength,
  confirm,
  move,
  send,
  onClose,
}: Omit<OfferQuestionProps, 'isOpen' | 'title'>) {
  const t = useText();
  const inForm = useFormText();
  const { session } = usePortalPerson();
  const draft = useFormDraft({ form, owner: session.accountRef, saved: { text: '' } });
  return (
    <Form
      key={draft.key}
      className={styles.form}
      errorsTitle={inForm('form.errors')}
      busy={move.isPending}
      onChange={draft.onChange}
      onSubmit={async (entered) => {
        await send((enteredText(entered, 'text') ?? '').trim());
        draft.finish();
      }}
    >
      <p>{text}</p>
      <DraftNotice draft={draft} />
      <TextArea
        name="text"
        label={label}
        labelNote={inForm('form.optional')}
        maxLength={maxLength}
        counterText={(used, max) => inForm('form.counter', { used, max })}
        defaultValue={draft.values['text'] ?? ''}
        data-autofocus
      />
      <MoveFailure error={move.error} />
      <FormActions>
        <Button type="submit" variant="go" pending={move.isPending} pendingText={t('rfq.sending')}>
          {confirm}
        </Button>
        <Button
          onClick={() => {
            draft.discard();
            onClose();
          }}
        >
          {t('rfq.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
