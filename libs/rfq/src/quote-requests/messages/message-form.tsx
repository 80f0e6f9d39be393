import { calls, fieldBounds, type Quote, type QuoteOffer } from '@shop/api-contracts';
import { Button, Form, FormActions, Select, TextArea } from '@shop/design-system';
import { callOrThrow, DraftNotice, enteredText, useApp, useFormDraft, useFormText } from '@shop/platform';
import { useText } from '../../text.ts';
import { usePortalPerson } from '../../use-portal-person.ts';
import { MoveFailure } from '../offers/move-failure.tsx';
import { useQuoteMove } from '../use-quote-move.ts';
import styles from './messages.module.css';

interface MessageFormProps {
  quote: Quote;
  offer: QuoteOffer;
  /** Line that it is about; empty: the whole. */
  about: string;
  setAbout: (lineId: string) => void;
  onSent: () => void;
}

/** Writes to the other side. */
export function MessageForm({ quote, offer, about, setAbout, onSent }: MessageFormProps) {
  const t = useText();
  const inForm = useFormText();
  const { api } = useApp();
  const { session } = usePortalPerson();
  const { quoteNumber, lines } = quote;
  const { offerId } = offer;
  const draft = useFormDraft({
    form: `quote/${quoteNumber}/message/${offerId}`,
    owner: session.accountRef,
    saved: { text: '' },
  });
  const write = useQuoteMove({
    quoteNumber,
    send: (body: { text: string; lineId: string | null }, idempotencyKey) =>
      callOrThrow(api, calls.quotes.write, { params: { id: quoteNumber, offerId }, body }, { idempotencyKey }),
    onDone() {
      // the field begins anew
      draft.discard();
      onSent();
    },
  });
  return (
    <Form
      key={draft.key}
      className={styles.form}
      faultsTitle={inForm('form.faults')}
      busy={write.isPending}
      onChange={draft.onChange}
      onSubmit={(entered) =>
        write.mutateAsync({ text: enteredText(entered, 'text') ?? '', lineId: about === '' ? null : about })
      }
      data-chrome
    >
      <DraftNotice draft={draft} />
      <Select
        label={t('rfq.messages.about')}
        value={about}
        onChange={({ currentTarget }) => setAbout(currentTarget.value)}
      >
        <option value="">{t('rfq.messages.aboutWhole')}</option>
        {lines.map(({ lineId, articleNumber, name }) => (
          <option key={lineId} value={lineId}>
            {t('rfq.messages.aboutLine', { number: articleNumber, name })}
          </option>
        ))}
      </Select>
      <TextArea
        name="text"
        label={t('rfq.messages.text')}
        required
        maxLength={fieldBounds.quoteText}
        counterText={(used, max) => inForm('form.counter', { used, max })}
        defaultValue={draft.values['text'] ?? ''}
        errorText={() => t('rfq.messages.empty')}
      />
      <MoveFailure error={write.error} />
      <FormActions>
        <Button type="submit" pending={write.isPending} pendingText={t('rfq.sending')}>
          {t('rfq.messages.send')}
        </Button>
      </FormActions>
    </Form>
  );
}
