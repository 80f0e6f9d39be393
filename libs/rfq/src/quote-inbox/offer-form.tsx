import { calls, fieldBounds, type Quote, type QuoteOffer } from '@shop/api-contracts';
import { Button, DayField, Form, FormActions, showToast, TextArea } from '@shop/design-system';
import { DraftNotice, useFormText } from '@shop/forms';
import { callOrThrow, codeOf, useApp } from '@shop/platform';
import { useState } from 'react';
import { MoveFailure } from '../quote/offers/move-failure.tsx';
import { useQuoteMove } from '../quote/use-quote-move.ts';
import { useText } from '../text.ts';
import { ColleagueNotice } from './colleague-notice.tsx';
import { dayIn } from './day-in.ts';
import { FillTools } from './fill-tools.tsx';
import { isOffered, offerOf } from './offer-entries.ts';
import { OfferLineTable } from './offer-line-table.tsx';
import { OfferSum } from './offer-sum.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useOfferDraft } from './use-offer-draft.ts';
import { useOfferErrors } from './use-offer-errors.ts';
import styles from './inbox.module.css';

interface OfferFormProps {
  quote: Quote;
  offer: QuoteOffer;
  onSent: () => void;
  /** Returns to the last offer; undefined if there is none. */
  leave: (() => void) | undefined;
}

/** Form for an offer or its next revision: prices and lead times per line, end and a text. */
export function OfferForm({ quote, offer, onSent, leave }: OfferFormProps) {
  const t = useText();
  const inForm = useFormText();
  const { tag } = useApp().locale;
  const draft = useOfferDraft(quote, offer);
  const { entries, change } = draft;
  const [isNothingOffered, setNothingOffered] = useState(false);
  const send = useSendOffer(quote, offer, () => {
    draft.forget();
    onSent();
  });
  const found = useOfferErrors({ quote, error: send.error, sent: send.variables, isNothingOffered });
  const submit = async () => {
    const isNothing = quote.lines.every(({ lineId }) => entries.lines[lineId]?.isLeftOut);
    setNothingOffered(isNothing);
    if (!isNothing) await send.mutateAsync(offerOf(entries, tag));
  };
  const isOther = send.error && found.length === 0 && codeOf(send.error) !== 'offer_revised';
  return (
    <>
      <FillTools key={`fill ${draft.notice.key}`} quote={quote} draft={draft} />
      <Form
        key={draft.notice.key}
        className={styles.form}
        errorsTitle={inForm('form.errors')}
        errors={found}
        busy={send.isPending}
        onSubmit={submit}
      >
        <DraftNotice draft={draft.notice} />
        <ColleagueNotice
          quote={quote}
          offer={offer}
          draft={draft}
          keepMine={(revision) => {
            send.reset();
            change({ revision });
          }}
        />
        <OfferLineTable quote={quote} offer={offer} draft={draft} />
        <OfferSum quote={quote} entries={entries} />
        <TermsFields quote={quote} entries={entries} change={change} />
        <div className={styles.terms}>
          <DayField
            name="validUntil"
            label={t('rfq.inbox.validUntil')}
            hint={t('rfq.inbox.validUntilHint', { zone: quote.timeZone })}
            required
            min={dayIn(quote.timeZone)}
            value={entries.validUntil}
            onChange={(event) => change({ validUntil: event.currentTarget.value })}
            errorText={() => t('rfq.inbox.error.validUntil')}
          />
          <TextArea
            name="text"
            label={t('rfq.inbox.text')}
            labelNote={inForm('form.optional')}
            maxLength={fieldBounds.quoteText}
            counterText={(used, max) => inForm('form.counter', { used, max })}
            value={entries.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
        </div>
        {isOther && <MoveFailure error={send.error} />}
        <FormActions>
          <Button type="submit" variant="go" pending={send.isPending} pendingText={t('rfq.inbox.sending')}>
            {t(offer.revisions.length > 0 ? 'rfq.inbox.sendRevision' : 'rfq.inbox.send')}
          </Button>
          {leave && (
            <Button
              onClick={() => {
                draft.forget();
                leave();
              }}
            >
              {t('rfq.inbox.cancel')}
            </Button>
          )}
        </FormActions>
      </Form>
    </>
  );
}

function useSendOffer({ quoteNumber }: Quote, offer: QuoteOffer, onSent: () => void) {
  const { offerId } = offer;
  const t = useText();
  const { api } = useApp();
  return useQuoteMove({
    quoteNumber,
    send: (body: ReturnType<typeof offerOf>, idempotencyKey) =>
      callOrThrow(api, calls.quotes.offer, { params: { id: quoteNumber, offerId }, body }, { idempotencyKey }),
    isSeenDone: (sent) => isOffered(offer, sent),
    onDone({ revision }) {
      onSent();
      showToast({ type: 'success', text: t(revision > 0 ? 'rfq.inbox.revised' : 'rfq.inbox.sent') });
    },
  });
}
