import { addAmounts, calls, fieldBounds, type OrderAddress, type Quote } from '@shop/api-contracts';
import { Button, DefinitionList, Field, Form, FormActions } from '@shop/design-system';
import { DraftNotice, enteredText, fieldErrorsOf, useFormDraft, useFormText } from '@shop/forms';
import { formatMoney } from '@shop/i18n';
import { callOrThrow, codeOf, useApp, usePortalPerson } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { MoveFailure } from '../../quote/offers/move-failure.tsx';
import { offerName } from '../../quote/offers/offer-name.ts';
import { lapsingLines, pickedOffers, type Picks } from '../../quote/offers/picks.ts';
import { useQuoteMove } from '../../quote/use-quote-move.ts';
import { ChangedPicks } from './changed-picks.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { pickChanges } from './pick-changes.ts';
import { PickedLines } from './picked-lines.tsx';
import type { Delivery } from './use-delivery.ts';
import styles from './acceptance.module.css';

interface AcceptFormProps {
  quote: Quote;
  picks: Picks;
  /** Given if the order is placed at once; undefined if it goes through the checkout, which asks for the address. */
  delivery: Delivery | undefined;
  onClose: () => void;
  onAccepted: () => void;
}

interface Acceptance {
  picks: { offerId: string; revision: number; lineIds: string[] }[];
  customerOrderReference: string;
  shippingAddress: OrderAddress | null;
}

/** Accepts the reviewed lines at the reviewed prices: later revisions are shown and must be confirmed first. */
export function AcceptForm({ quote, picks, delivery, onClose, onAccepted }: AcceptFormProps) {
  const t = useText();
  const inForm = useFormText();
  const { api, locale } = useApp();
  const { session } = usePortalPerson();
  const { quoteNumber, currency, contact } = quote;
  const now = pickedOffers(quote, picks);
  const [seen, see] = useState(now);
  const changes = pickChanges(quote, seen, now);
  // lines that are not picked were revised: the reviewed ones are unchanged
  const picked = changes.length === 0 ? now : seen;
  const total = addAmounts(picked.map((one) => one.total));
  const freight = picked.flatMap((one) => one.freight ?? []);
  const lapsing = lapsingLines(quote, picked);
  const draft = useFormDraft({
    form: `quote/${quoteNumber}/accept`,
    owner: session.accountRef,
    saved: { customerOrderReference: contact.reference, ...delivery?.begin },
  });
  const accept = useQuoteMove({
    quoteNumber,
    send: (body: Acceptance, idempotencyKey) =>
      callOrThrow(api, calls.quotes.accept, { params: { id: quoteNumber }, body }, { idempotencyKey }),
    isSeenDone: (sent) => sent.picks.every((pick) => isAccepted(quote, pick)),
    onDone() {
      draft.finish();
      onAccepted();
    },
  });
  const errors = fieldErrorsOf(
    accept.error,
    (field) =>
      field === 'unprintable'
        ? inForm('form.error.unprintable')
        : field === 'customerOrderReference'
          ? t('rfq.accept.referenceMissing')
          : (delivery?.errorOf(field) ?? inForm('form.error')),
    { prefix: ['body', 'body.shippingAddress'] },
  );
  const isChangeSaid = changes.length > 0 && changeCodes.has(codeOf(accept.error) ?? '');
  return (
    <Form
      key={draft.key}
      className={styles.form}
      errorsTitle={inForm('form.errors')}
      errors={errors}
      busy={accept.isPending}
      onChange={draft.onChange}
      onSubmit={(entered) =>
        changes.length > 0
          ? undefined
          : accept.mutateAsync({
              picks: picked.map(({ offer: { offerId }, revision, lines }) => ({
                offerId,
                revision,
                lineIds: lines.map(({ lineId }) => lineId),
              })),
              customerOrderReference: enteredText(entered, 'customerOrderReference') ?? '',
              shippingAddress: delivery?.addressOf(entered) ?? null,
            })
      }
    >
      <ChangedPicks
        quote={quote}
        changes={changes}
        canGoOn={now.length > 0}
        takeOver={() => {
          accept.reset();
          see(now);
        }}
      />
      <DraftNotice draft={draft} />
      {picked.map((one) => (
        <PickedLines key={one.offer.offerId} quote={quote} picked={one} />
      ))}
      <div className={styles.sums}>
        <DefinitionList
          items={[
            ...(freight.length > 0
              ? [
                  {
                    term: t('rfq.accept.freight'),
                    value: (
                      <span className="nb">{formatMoney({ amount: addAmounts(freight), currency }, locale.tag)}</span>
                    ),
                  },
                ]
              : []),
            { term: t('rfq.accept.tax'), value: t('rfq.accept.taxLater') },
            {
              term: t('rfq.accept.total'),
              value: <span className="nb">{formatMoney({ amount: total, currency }, locale.tag)}</span>,
              total: true,
            },
          ]}
        />
      </div>
      <Field
        name="customerOrderReference"
        label={t('rfq.accept.reference')}
        labelNote={inForm('form.optional')}
        maxLength={fieldBounds.reference}
        counterText={(used, max) => inForm('form.counter', { used, max })}
        defaultValue={draft.values['customerOrderReference'] ?? ''}
        autoComplete="off"
      />
      {delivery && <DeliveryChoice delivery={delivery} draft={draft} />}
      {lapsing.map(({ offer, count }) => (
        <p key={offer.offerId}>{t('rfq.accept.lapses', { count, partner: offerName(offer) })}</p>
      ))}
      <p className="muted">{t(quote.isOrderedInCheckout ? 'rfq.accept.thenCheckout' : 'rfq.accept.thenOrder')}</p>
      {errors.length === 0 && !isChangeSaid && <MoveFailure error={accept.error} />}
      <FormActions>
        {changes.length === 0 && (
          <Button type="submit" variant="go" pending={accept.isPending} pendingText={t('rfq.sending')}>
            {t(quote.isOrderedInCheckout ? 'rfq.accept.confirm' : 'rfq.accept.confirmOrder')}
          </Button>
        )}
        <Button onClick={onClose}>{t('rfq.cancel')}</Button>
      </FormActions>
    </Form>
  );
}

/** Refusals whose changes the form itself shows. */
const changeCodes = new Set(['line_taken', 'offer_expired', 'offer_revised']);

/** True if exactly these lines of the offer were accepted. */
function isAccepted({ offers }: Quote, { offerId, revision, lineIds }: Acceptance['picks'][number]): boolean {
  const accepted = offers.find((offer) => offer.offerId === offerId)?.accepted;
  return (
    accepted?.revision === revision &&
    accepted.lineIds.length === lineIds.length &&
    lineIds.every((lineId) => accepted.lineIds.includes(lineId))
  );
}
