import { calls, type OrderToDeliver, type Quote, type QuoteOffer } from '@shop/api-contracts';
import { TakeBackOfLine, UnitOfLine } from '@shop/cart';
import { Button, DayField, Form, FormActions, showToast, Table, Td, Th, Tr } from '@shop/design-system';
import { enteredText, useFormText } from '@shop/forms';
import { formatCount, formatDate } from '@shop/i18n';
import { callOrThrow, useApp } from '@shop/platform';
import { MoveFailure } from '../quote/offers/move-failure.tsx';
import { useQuoteMove } from '../quote/use-quote-move.ts';
import { useText } from '../text.ts';
import { dayIn } from './day-in.ts';
import styles from './inbox.module.css';

interface DeliveryFormProps {
  quote: Quote;
  offer: QuoteOffer;
  order: OrderToDeliver;
  /** False once everything is shipped, or the order is cancelled: then the days are only shown. */
  isOpen: boolean;
}

/** Ordered lines with the day on which each arrives; the supplier confirms the days or changes them. */
export function DeliveryForm({ quote, offer, order, isOpen }: DeliveryFormProps) {
  const t = useText();
  const inForm = useFormText();
  const { api, locale } = useApp();
  const { quoteNumber, timeZone } = quote;
  const today = dayIn(timeZone);
  const confirm = useQuoteMove({
    quoteNumber,
    send: (lines: { lineId: string; promisedDate: string }[], idempotencyKey) =>
      callOrThrow(
        api,
        calls.quotes.confirmDelivery,
        { params: { id: quoteNumber, offerId: offer.offerId }, body: { lines } },
        { idempotencyKey },
      ),
    onDone: () => showToast({ type: 'success', text: t('rfq.deliver.confirmed') }),
  });
  const table = (
    <Table caption={t('rfq.deliver.lines')} className={styles.table}>
      <thead>
        <tr>
          <Th>{t('rfq.inbox.article')}</Th>
          <Th numeric>{t('rfq.inbox.quantity')}</Th>
          <Th numeric>{t('rfq.deliver.sentPieces')}</Th>
          <Th>{t('rfq.deliver.arrives')}</Th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => {
          const { lineId, name, articleNumber, note, quantity, shippedQuantity, promisedDate, requestedDate } = line;
          return (
            <Tr key={lineId}>
              <Td className={styles.article}>
                <bdi className="strong">{name}</bdi> <span className="art">{articleNumber}</span>
                <UnitOfLine line={line} />
                <TakeBackOfLine takeBack={line.takeBack} />
                {note !== '' && <span className={styles.said}>{note}</span>}
              </Td>
              <Td label={t('rfq.inbox.quantity')} numeric>
                {formatCount(quantity, locale.tag)}
              </Td>
              <Td label={t('rfq.deliver.sentPieces')} numeric>
                {formatCount(shippedQuantity, locale.tag)}
              </Td>
              <Td label={t('rfq.deliver.arrives')}>
                {isOpen && shippedQuantity < quantity ? (
                  <DayField
                    name={`arrives-${lineId}`}
                    label={t('rfq.deliver.arrivesOf', { number: articleNumber })}
                    hideLabel
                    required
                    min={today}
                    defaultValue={promisedDate !== null && promisedDate > today ? promisedDate : ''}
                    autoComplete="off"
                    errorText={() => t('rfq.deliver.error.day', { number: articleNumber })}
                  />
                ) : (
                  promisedDate && <bdi>{formatDate(promisedDate, locale.tag)}</bdi>
                )}
                {requestedDate && (
                  <span className={styles.aside}>
                    {t('rfq.asked.wantedOn', { date: formatDate(requestedDate, locale.tag) })}
                  </span>
                )}
              </Td>
            </Tr>
          );
        })}
      </tbody>
    </Table>
  );
  if (!isOpen) return table;
  return (
    <Form
      className={styles.form}
      errorsTitle={inForm('form.errors')}
      errors={[]}
      busy={confirm.isPending}
      onSubmit={async (entered) => {
        const days = order.lines.flatMap(({ lineId }) => {
          const promisedDate = enteredText(entered, `arrives-${lineId}`) ?? '';
          return promisedDate === '' ? [] : { lineId, promisedDate };
        });
        await confirm.mutateAsync(days);
      }}
    >
      {table}
      <MoveFailure error={confirm.error} />
      <FormActions>
        <Button type="submit" variant="go" pending={confirm.isPending} pendingText={t('rfq.sending')}>
          {t(order.confirmedAt === null ? 'rfq.deliver.confirm' : 'rfq.deliver.change')}
        </Button>
      </FormActions>
    </Form>
  );
}
