import { calls, fieldBounds, type OrderToDeliver, type Quote, type QuoteOffer } from '@shop/api-contracts';
import { Button, Checkbox, Field, Form, FormActions, FormRow, showToast } from '@shop/design-system';
import { enteredText, useFormText } from '@shop/forms';
import { callOrThrow, useApp } from '@shop/platform';
import { useState } from 'react';
import { MoveFailure } from '../quote/offers/move-failure.tsx';
import { useQuoteMove } from '../quote/use-quote-move.ts';
import { useText } from '../text.ts';
import styles from './inbox.module.css';

interface ShipmentFormProps {
  quote: Quote;
  offer: QuoteOffer;
  order: OrderToDeliver;
}

/** Marks lines of an ordered offer as shipped, with carrier and tracking number. */
export function ShipmentForm({ quote, offer, order }: ShipmentFormProps) {
  const t = useText();
  const inForm = useFormText();
  const { api } = useApp();
  const { quoteNumber } = quote;
  const remaining = order.lines.filter(({ quantity, shippedQuantity }) => shippedQuantity < quantity);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isNothing, setNothing] = useState(false);
  const ship = useQuoteMove({
    quoteNumber,
    send: (body: { lineIds: string[]; carrier: string; trackingNumber: string }, idempotencyKey) =>
      callOrThrow(
        api,
        calls.quotes.ship,
        { params: { id: quoteNumber, offerId: offer.offerId }, body },
        { idempotencyKey },
      ),
    onDone: () => showToast({ type: 'success', text: t('rfq.deliver.shipmentDone') }),
  });
  const lineIds = remaining.filter(({ lineId }) => !left.has(lineId)).map(({ lineId }) => lineId);
  return (
    <Form
      className={styles.form}
      errorsTitle={inForm('form.errors')}
      errors={isNothing ? [{ field: '', message: t('rfq.deliver.error.nothing') }] : []}
      busy={ship.isPending}
      onSubmit={async (entered) => {
        setNothing(lineIds.length === 0);
        if (lineIds.length === 0) return;
        const carrier = (enteredText(entered, 'carrier') ?? '').trim();
        const trackingNumber = (enteredText(entered, 'trackingNumber') ?? '').trim();
        await ship.mutateAsync({ lineIds, carrier, trackingNumber });
      }}
    >
      <h4>{t('rfq.deliver.ship')}</h4>
      {remaining.length > 1 && (
        <div role="group" aria-label={t('rfq.deliver.shipWhat')}>
          {remaining.map(({ lineId, name, articleNumber }) => (
            <Checkbox
              key={lineId}
              label={
                <>
                  <bdi>{name}</bdi> <span className="art">{articleNumber}</span>
                </>
              }
              checked={!left.has(lineId)}
              onChange={({ currentTarget }) => {
                const changed = new Set(left);
                if (currentTarget.checked) changed.delete(lineId);
                else changed.add(lineId);
                setLeft(changed);
              }}
            />
          ))}
        </div>
      )}
      <FormRow>
        <Field
          name="carrier"
          label={t('rfq.deliver.carrier')}
          required
          maxLength={fieldBounds.name}
          autoComplete="off"
          errorText={() => t('rfq.deliver.error.carrier')}
        />
        <Field
          name="trackingNumber"
          label={t('rfq.deliver.tracking')}
          labelNote={inForm('form.optional')}
          maxLength={fieldBounds.reference}
          autoComplete="off"
          spellCheck={false}
        />
      </FormRow>
      <MoveFailure error={ship.error} />
      <FormActions>
        <Button type="submit" pending={ship.isPending} pendingText={t('rfq.sending')}>
          {t('rfq.deliver.markShipped')}
        </Button>
      </FormActions>
    </Form>
  );
}
