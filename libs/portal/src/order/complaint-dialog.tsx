import {
  ApiError,
  calls,
  fieldBounds,
  NotAuthenticatedError,
  type Complaint,
  type PlacedOrder,
} from '@shop/api-contracts';
import {
  Button,
  Dialog,
  Field,
  Form,
  Select,
  showToast,
  TextArea,
  UnbrokenNumbers,
  useFocusLater,
} from '@shop/design-system';
import { DraftNotice, enteredText, fieldErrorsOf, useFormDraft, useFormText } from '@shop/forms';
import { callOrThrow, useApp, usePortalPerson } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SaveFailure } from '../layout/save-failure.tsx';
import { useText } from '../text.ts';
import { complaintId } from './order-complaints.tsx';
import { orderQuery } from '../orders/orders-query.ts';
import styles from './order.module.css';

const reasons = ['return', 'damaged', 'wrong', 'missing', 'faulty'] as const satisfies readonly Complaint['reason'][];

type Line = PlacedOrder['lines'][number];

interface ComplaintDialogProps {
  order: PlacedOrder;
  /** Undefined while closed. */
  line: Line | undefined;
  onClose: () => void;
}

/** Starts a return or a complaint of an order line. */
export function ComplaintDialog({ order, line, onClose }: ComplaintDialogProps) {
  const t = useText();
  const focusLater = useFocusLater();
  return (
    <Dialog
      open={line !== undefined}
      onClose={onClose}
      title={t('portal.orders.complaintTitle')}
      closeLabel={t('portal.orders.close')}
    >
      {line && (
        <ComplaintForm
          orderId={order.orderId}
          line={line}
          onClose={onClose}
          onSent={(claimNumber) => focusLater(complaintId(claimNumber))}
        />
      )}
    </Dialog>
  );
}

interface ComplaintFormProps {
  orderId: string;
  line: Line;
  onClose: () => void;
  onSent: (claimNumber: string) => void;
}

function ComplaintForm({ orderId, line, onClose, onSent }: ComplaintFormProps) {
  const t = useText();
  const inForm = useFormText();
  const { session } = usePortalPerson();
  const explanation = useId();
  const most = line.claimableQuantity;
  const draft = useFormDraft({
    form: `claim/${orderId}/${line.lineId}`,
    owner: session.accountRef,
    saved: { quantity: most === 1 ? '1' : '', reason: '', text: '' },
  });
  const [reason, setReason] = useState(draft.values['reason'] ?? '');
  const send = useStartComplaint(orderId, (claimNumber) => {
    draft.finish();
    onClose();
    onSent(claimNumber);
  });
  const isWrong = reason !== '' && reason !== 'return';
  const quantityError = t('portal.orders.error.quantity', { count: claimableOf(send.error) ?? most });
  const messages: Record<string, string> = {
    quantity: quantityError,
    reason: t('portal.orders.error.reason'),
    text: t('portal.orders.error.text'),
  };
  const errors =
    claimableOf(send.error) === undefined
      ? fieldErrorsOf(send.error, (field) => messages[field] ?? t('portal.error.other'))
      : [{ field: 'quantity', message: quantityError }];
  return (
    <Form
      key={draft.key}
      className={styles.complaintForm}
      errorsTitle={inForm('form.errors')}
      errors={errors}
      busy={send.isPending}
      onChange={draft.onChange}
      onSubmit={(entered) =>
        send.mutateAsync({
          lineId: line.lineId,
          quantity: Number(enteredText(entered, 'quantity')),
          reason: reasons.find((one) => one === enteredText(entered, 'reason')) ?? 'return',
          text: enteredText(entered, 'text') ?? '',
        })
      }
    >
      <p>
        <strong>
          <UnbrokenNumbers text={line.name} />
        </strong>{' '}
        <span className="art">{line.articleNumber}</span>
      </p>
      <DraftNotice draft={draft} />
      <Field
        variant="number"
        name="quantity"
        inputMode="numeric"
        label={t('portal.orders.complaintQuantity')}
        hint={t('portal.orders.complaintQuantityHint', { count: most })}
        required
        min={1}
        max={most}
        step={1}
        defaultValue={draft.values['quantity'] ?? ''}
        autoComplete="off"
        data-autofocus
        errorText={() => quantityError}
        className={styles.complaintQuantity ?? ''}
      />
      <Select
        name="reason"
        label={t('portal.orders.reason')}
        required
        defaultValue={reason}
        errorText={() => messages['reason']!}
        onChange={(event) => setReason(event.currentTarget.value)}
      >
        <option value="">{inForm('address.choose')}</option>
        {reasons.map((value) => (
          <option key={value} value={value}>
            {t(`portal.orders.reason.${value}`)}
          </option>
        ))}
      </Select>
      <TextArea
        name="text"
        label={t(isWrong ? 'portal.orders.complaintWhat' : 'portal.orders.complaintText')}
        {...(isWrong ? {} : { labelNote: inForm('form.optional') })}
        required={isWrong}
        maxLength={fieldBounds.complaint}
        counterText={(used, max) => inForm('form.counter', { used, max })}
        defaultValue={draft.values['text'] ?? ''}
        errorText={() => messages['text']!}
      />
      <p id={explanation} className="muted">
        {t('portal.orders.complaintNext')} {t('portal.orders.photosNext')}
      </p>
      {errors.length === 0 && !(send.error instanceof NotAuthenticatedError) && <SaveFailure error={send.error} />}
      <div className={styles.complaintActions}>
        <Button
          type="submit"
          variant="go"
          pending={send.isPending}
          pendingText={t('portal.saving')}
          aria-describedby={explanation}
        >
          {t('portal.orders.complaintSend')}
        </Button>
        <Button
          onClick={() => {
            draft.discard();
            onClose();
          }}
        >
          {t('portal.cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** Sends the complaint, and finishes when the order shows it. */
function useStartComplaint(orderId: string, finish: (claimNumber: string) => void) {
  const t = useText();
  const { api, queryClient } = useApp();
  const { queryKey } = orderQuery(usePortalPerson().scope, orderId);
  return useMutation({
    mutationFn: (body: Pick<Complaint, 'lineId' | 'quantity' | 'reason' | 'text'>) =>
      callOrThrow(api, calls.orderHistory.claim, { params: { id: orderId }, body }),
    async onSuccess({ claimNumber }) {
      await queryClient.invalidateQueries({ queryKey });
      finish(claimNumber);
      showToast({ type: 'success', text: t('portal.orders.complaintReceived', { number: claimNumber }) });
    },
    onError: (error) => {
      // a colleague complained meanwhile: shows the remaining pieces
      if (claimableOf(error) !== undefined) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** Remaining pieces, if upstream refused because of their number. */
function claimableOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError && error.problem?.code === 'quantity_not_claimable')) return undefined;
  return (error.body as { claimable?: number }).claimable;
}
