import { hmacValidator, type Types } from '@adyen/api-library';
import * as z from 'zod/mini';
import type { PaymentOutcome } from './payment-provider.ts';
import { jsonOf, signatureInvalid } from './webhook-body.ts';

type Item = Types.notification.NotificationRequestItem;

export interface AdyenEvent {
  /** AUTHORISATION, CAPTURE_FAILED … */
  eventCode: string;
  paymentId: string;
  pspReference: string;
  /** Null when the event does not change the state of a payment. */
  outcome: PaymentOutcome | null;
  /** A capture or refund that was accepted first and failed later; it needs a person. */
  isFailure: boolean;
}

const itemSchema = z.looseObject({
  additionalData: z.looseObject({ hmacSignature: z.string().check(z.minLength(1)) }),
  amount: z.object({ value: z.number(), currency: z.string() }),
  eventCode: z.string(),
  merchantAccountCode: z.string(),
  merchantReference: z.string(),
  originalReference: z.optional(z.string()),
  paymentMethod: z.optional(z.string()),
  pspReference: z.string(),
  success: z.enum(['true', 'false']),
});
const notificationSchema = z.object({
  notificationItems: z.array(z.object({ NotificationRequestItem: itemSchema })).check(z.minLength(1)),
});

const failedCodes = new Set(['CAPTURE_FAILED', 'REFUND_FAILED', 'REFUNDED_REVERSED']);
const modificationCodes = new Set(['CAPTURE', 'REFUND', 'CANCELLATION', 'CANCEL_OR_REFUND']);

/**
 * Parses a webhook of Adyen, in which each item has its own signature. Items of other merchant accounts are left out.
 * Throws a Problem 401 `signature_invalid` when one signature is not Adyen's.
 */
export function readAdyenEvents(
  rawBody: Buffer,
  { hmacKey, merchantAccount }: { hmacKey: string; merchantAccount: string },
): AdyenEvent[] {
  const parsed = notificationSchema.safeParse(jsonOf(rawBody));
  if (!parsed.success) throw signatureInvalid();
  const items = parsed.data.notificationItems.map((one) => one.NotificationRequestItem);
  const validator = new hmacValidator();
  if (!items.every((item) => validator.validateHMAC(item as unknown as Item, hmacKey))) throw signatureInvalid();
  return items.filter(({ merchantAccountCode }) => merchantAccountCode === merchantAccount).map(eventOf);
}

function eventOf(item: z.output<typeof itemSchema>): AdyenEvent {
  const { eventCode, merchantReference: paymentId, pspReference, success, amount, paymentMethod } = item;
  const state = stateOf(eventCode, success === 'true');
  return {
    eventCode,
    paymentId,
    pspReference,
    outcome: state && {
      paymentId,
      state,
      pspReference,
      // cards are reported by brand
      method: paymentMethod === undefined ? null : paymentMethod === 'paypal' ? 'paypal' : 'scheme',
      amount: amount.value,
      currency: amount.currency,
    },
    isFailure: failedCodes.has(eventCode) || (modificationCodes.has(eventCode) && success === 'false'),
  };
}

function stateOf(eventCode: string, isSuccess: boolean): PaymentOutcome['state'] | null {
  if (eventCode === 'AUTHORISATION') return isSuccess ? 'authorised' : 'refused';
  return eventCode === 'PENDING' && isSuccess ? 'pending' : null;
}
