import { calls, fieldBounds, type OrderStatus } from '@shop/api-contracts';
import { Button, Dialog, Form, showToast, TextArea } from '@shop/design-system';
import { DraftNotice, enteredText, useFormDraft, useFormText } from '@shop/forms';
import { formatDate } from '@shop/i18n';
import { callOrThrow, codeOf, useApp, usePortalPerson } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SaveFailure } from '../layout/save-failure.tsx';
import { orderQuery, ownOrderQuery } from '../orders/orders-query.ts';
import { useText } from '../text.ts';
import type { ShownOrder } from './shown-order.ts';
import styles from './order.module.css';
import { pushRefund } from './refund-event.ts';

interface OrderHelpProps {
  order: ShownOrder;
  /** Undefined in markets without an order history. */
  status: OrderStatus | undefined;
}

/** Questions about the order, and its cancellation while nothing is packed; later one asks for that. */
export function OrderHelp({ order, status }: OrderHelpProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const [dialog, setDialog] = useState<'ask' | 'askToCancel' | 'cancel'>();
  const { questions = [], cancellableUntil = null, offer } = order;
  const canCancel = cancellableUntil !== null && Date.parse(cancellableUntil) > Date.now();
  const isUnderWay = status === undefined || status === 'received' || status === 'inProduction';
  const close = () => setDialog(undefined);
  return (
    <section className={styles.section} aria-labelledby="order-help" data-chrome>
      <h2 id="order-help">{t('portal.orders.help')}</h2>
      <p className="muted">
        {offer
          ? t('portal.orders.helpBySupplier', { name: offer.supplier.name, number: offer.quoteNumber })
          : t('portal.orders.helpByUs')}
      </p>
      {questions.length > 0 && (
        <ul className={styles.blocks}>
          {questions.map(({ askedAt, author, text }) => (
            <li key={askedAt}>
              <p className="muted">{t('portal.orders.askedOn', { date: formatDate(askedAt, tag), name: author })}</p>
              <p className={styles.complaintText}>
                <bdi>{text}</bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button onClick={() => setDialog('ask')}>{t('portal.orders.ask')}</Button>
        {canCancel ? (
          <Button variant="bare" onClick={() => setDialog('cancel')}>
            {t('portal.orders.cancel')}
          </Button>
        ) : (
          isUnderWay && (
            <Button variant="bare" onClick={() => setDialog('askToCancel')}>
              {t('portal.orders.askToCancel')}
            </Button>
          )
        )}
      </div>
      <Dialog
        open={dialog === 'ask' || dialog === 'askToCancel'}
        onClose={close}
        title={t(dialog === 'askToCancel' ? 'portal.orders.askToCancel' : 'portal.orders.ask')}
        closeLabel={t('portal.orders.close')}
      >
        {(dialog === 'ask' || dialog === 'askToCancel') && (
          <QuestionForm
            key={dialog}
            order={order}
            suggestion={dialog === 'askToCancel' ? t('portal.orders.cancelPlease', { number: order.orderNumber }) : ''}
            onClose={close}
          />
        )}
      </Dialog>
      <Dialog
        open={dialog === 'cancel'}
        onClose={close}
        title={t('portal.orders.cancelTitle', { number: order.orderNumber })}
        closeLabel={t('portal.orders.close')}
      >
        {dialog === 'cancel' && <Cancellation order={order} onClose={close} />}
      </Dialog>
    </section>
  );
}

function QuestionForm({ order, suggestion, onClose }: { order: ShownOrder; suggestion: string; onClose: () => void }) {
  const t = useText();
  const inForm = useFormText();
  const { api } = useApp();
  const { session } = usePortalPerson();
  const reread = useRereadOrder(order.orderId);
  const draft = useFormDraft({
    form: `order/${order.orderId}/question`,
    owner: session.accountRef,
    saved: { text: suggestion },
  });
  const ask = useMutation({
    mutationFn: (text: string) => callOrThrow(api, calls.orders.ask, { params: { id: order.orderId }, body: { text } }),
    async onSuccess() {
      await reread();
      draft.finish();
      onClose();
      showToast({ type: 'success', text: t('portal.orders.asked') });
    },
  });
  return (
    <Form
      key={draft.key}
      className={styles.complaintForm}
      errorsTitle={inForm('form.errors')}
      errors={[]}
      busy={ask.isPending}
      onChange={draft.onChange}
      onSubmit={(entered) => ask.mutateAsync((enteredText(entered, 'text') ?? '').trim())}
    >
      <DraftNotice draft={draft} />
      <TextArea
        name="text"
        label={t('portal.orders.question')}
        required
        maxLength={fieldBounds.quoteText}
        counterText={(used, max) => inForm('form.counter', { used, max })}
        defaultValue={draft.values['text'] ?? ''}
        errorText={() => t('portal.orders.error.question')}
        data-autofocus
      />
      <SaveFailure error={ask.error} />
      <div className={styles.complaintActions}>
        <Button type="submit" variant="go" pending={ask.isPending} pendingText={t('portal.saving')}>
          {t('portal.orders.complaintSend')}
        </Button>
        <Button onClick={onClose}>{t('portal.cancel')}</Button>
      </div>
    </Form>
  );
}

function Cancellation({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const t = useText();
  const { api } = useApp();
  const reread = useRereadOrder(order.orderId);
  const cancel = useMutation({
    mutationFn: () => callOrThrow(api, calls.orders.cancelPlaced, { params: { id: order.orderId } }),
    async onSuccess() {
      pushRefund(order);
      await reread();
      onClose();
      showToast({ type: 'success', text: t('portal.orders.cancelDone', { number: order.orderNumber }) });
    },
    onError: (error) => {
      if (codeOf(error) === 'order_not_cancellable') void reread();
    },
  });
  return (
    <>
      <p>{t(order.paymentMethod === 'account' ? 'portal.orders.cancelOnAccount' : 'portal.orders.cancelRefund')}</p>
      {codeOf(cancel.error) === 'order_not_cancellable' ? (
        <p role="alert">{t('portal.orders.tooLate')}</p>
      ) : (
        <SaveFailure error={cancel.error} />
      )}
      <div className={styles.complaintActions}>
        <Button
          variant="go"
          pending={cancel.isPending}
          pendingText={t('portal.saving')}
          onClick={() => cancel.mutate()}
        >
          {t('portal.orders.cancel')}
        </Button>
        <Button onClick={onClose}>{t('portal.orders.keep')}</Button>
      </div>
    </>
  );
}

function useRereadOrder(orderId: string): () => Promise<void> {
  const { queryClient } = useApp();
  const { scope } = usePortalPerson();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: orderQuery(scope, orderId).queryKey });
    await queryClient.invalidateQueries({ queryKey: ownOrderQuery(scope, orderId).queryKey });
  };
}
