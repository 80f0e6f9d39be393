import { calls, fieldBounds, type Quote, type QuoteMessage, type QuoteOffer } from '@shop/api-contracts';
import { Button, Form, FormActions, Select, TextArea } from '@shop/design-system';
import { DraftNotice, enteredText, useFormDraft, useFormText } from '@shop/forms';
import { callOrThrow, useApp, usePortalPerson } from '@shop/platform';
import { useRef, useState } from 'react';
import { useText } from '../../text.ts';
import { MoveFailure } from '../offers/move-failure.tsx';
import { useQuoteMove } from '../use-quote-move.ts';
import styles from './messages.module.css';

interface MessageFormProps {
  quote: Quote;
  offer: QuoteOffer;
  /** See `Messages`. */
  isMain: boolean;
  onSent: (messageId: string) => void;
}

/** Form for a message to the other side. */
export function MessageForm({ quote, offer, isMain, onSent }: MessageFormProps) {
  const t = useText();
  const inForm = useFormText();
  const { api } = useApp();
  const { session } = usePortalPerson();
  const { quoteNumber, lines } = quote;
  const { offerId } = offer;
  const draft = useFormDraft({
    form: `quote/${quoteNumber}/message/${offerId}`,
    owner: session.accountRef,
    saved: { about: '', text: '' },
  });
  // an empty text is an error only on submit, not on blur, since the field is empty after a message was sent
  const [isEmpty, setEmpty] = useState(false);
  const sent = useRef<string>(undefined);
  const write = useQuoteMove({
    quoteNumber,
    async send(body: { text: string; lineId: string | null }, idempotencyKey) {
      const answer = await callOrThrow(
        api,
        calls.quotes.write,
        { params: { id: quoteNumber, offerId }, body },
        { idempotencyKey },
      );
      sent.current = ownMessages(answer, offerId).at(-1)?.id;
      return answer;
    },
    onDone() {
      // resets the field
      draft.discard();
      if (sent.current !== undefined) onSent(sent.current);
    },
  });
  return (
    <Form
      key={draft.key}
      className={styles.form}
      errorsTitle={inForm('form.errors')}
      busy={write.isPending}
      // a chosen line alone is no draft
      onChange={(event) => (writtenIn(event.currentTarget) === '' ? draft.finish() : draft.onChange(event))}
      errors={isEmpty ? [{ field: 'text', message: t('rfq.messages.empty') }] : []}
      onSubmit={async (entered) => {
        const text = enteredText(entered, 'text') ?? '';
        setEmpty(text.trim() === '');
        if (text.trim() !== '') await write.mutateAsync({ text, lineId: enteredText(entered, 'about') || null });
      }}
      data-chrome
    >
      <DraftNotice draft={draft} />
      <Select name="about" label={t('rfq.messages.about')} defaultValue={draft.values['about'] ?? ''}>
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
        aria-required
        maxLength={fieldBounds.quoteText}
        counterText={(used, max) => inForm('form.counter', { used, max })}
        defaultValue={draft.values['text'] ?? ''}
      />
      <MoveFailure error={write.error} />
      <FormActions>
        <Button
          type="submit"
          variant={isMain ? 'go' : 'plain'}
          pending={write.isPending}
          pendingText={t('rfq.sending')}
        >
          {t('rfq.messages.send')}
        </Button>
      </FormActions>
    </Form>
  );
}

const writtenIn = (form: HTMLFormElement): string => enteredText(new FormData(form), 'text') ?? '';

const ownMessages = ({ offers, role }: Quote, offerId: string): QuoteMessage[] =>
  offers.find((offer) => offer.offerId === offerId)?.messages.filter(({ from }) => from === role) ?? [];
