import { timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import express, { Router, type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { outcomeOf, type Payment, type Payments } from './payments.ts';

interface Options {
  payments: Payments;
  shopUrl: string;
  /** Bearer token of the shop's server. */
  paymentKey: string;
}

const hangingReadMs = 10_000;
const bodyLimit = '20kb';

const currency = z.string().regex(/^[A-Z]{3}$/);
const sessionSchema = (shopUrl: string) =>
  z.object({
    paymentId: z.string().min(1).max(100),
    amount: z.int().positive(),
    currency,
    country: z.string().regex(/^[A-Z]{2}$/),
    language: z.string().min(2).max(20),
    /** Null for an account without an address. */
    email: z
      .string()
      .max(320)
      .nullable()
      .transform((address) => address ?? ''),
    returnUrl: z.url().refine((url) => new URL(url).origin === shopUrl, 'must lead to the shop'),
    expiresAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  });
const moneySchema = z.object({
  paymentId: z.string(),
  pspReference: z.string(),
  amount: z.int(),
  currency,
});

/**
 * The payment provider's API for the shop's server; the README lists it. Answers are Outcome, or `{code, message}` with
 * 401 without the key, 404 for an unknown payment, 409 for a different amount or no money to capture, 422 for an
 * invalid body.
 */
export function providerApi({ payments, shopUrl, paymentKey }: Options): Router {
  const requestSchema = sessionSchema(shopUrl);

  async function answerRead(response: Response, payment: Payment | undefined, find: () => Payment | undefined) {
    if (!payment) return refuse(response, 404, 'unknown', 'No such payment.');
    if (payments.takeHangingRead(payment.paymentId)) await setTimeout(hangingReadMs);
    response.json(outcomeOf(find()!));
  }

  function moveMoney(take: (paymentId: string) => boolean): RequestHandler {
    return (request, response) => {
      const asked = moneySchema.parse(request.body);
      const payment = payments.ofPayment(asked.paymentId);
      if (!payment) return refuse(response, 404, 'unknown', 'No such payment.');
      const isMatch =
        payment.pspReference === asked.pspReference &&
        payment.amount === asked.amount &&
        payment.currency === asked.currency;
      if (!isMatch) return refuse(response, 409, 'mismatch', 'Reference, amount or currency is another.');
      if (!take(asked.paymentId)) return refuse(response, 409, 'no_money', `The payment is ${payment.state}.`);
      response.json(outcomeOf(payments.ofPayment(asked.paymentId)!));
    };
  }

  return Router()
    .use(['/sessions', '/results', '/captures', '/refunds'], requireKey(paymentKey), express.json({ limit: bodyLimit }))
    .post('/sessions', (request, response) => {
      const asked = requestSchema.parse(request.body);
      const payment = payments.open(asked);
      if (payment.amount !== asked.amount || payment.currency !== asked.currency)
        return refuse(response, 409, 'other_amount', 'This payment was opened with another amount or currency.');
      response.json({ sessionId: payment.sessionId });
    })
    .get('/sessions/by-payment/:paymentId', (request, response) => {
      const find = () => payments.ofPayment(request.params.paymentId);
      return answerRead(response, find(), find);
    })
    .get('/results/:redirectResult', (request, response) => {
      const find = () => payments.ofResult(request.params.redirectResult);
      return answerRead(response, find(), find);
    })
    .post('/sessions/:sessionId/close', (request, response) => {
      const { sessionId } = request.params;
      payments.close(sessionId);
      const payment = payments.ofSession(sessionId);
      if (!payment) return refuse(response, 404, 'unknown', 'No such session.');
      response.json(outcomeOf(payment));
    })
    .post(
      '/captures',
      moveMoney((paymentId) => payments.capture(paymentId)),
    )
    .post(
      '/refunds',
      moveMoney((paymentId) => payments.refund(paymentId)),
    )
    .use(answerErrors);
}

function requireKey(paymentKey: string): RequestHandler {
  const expected = Buffer.from(`Bearer ${paymentKey}`);
  return (request, response, next) => {
    const given = Buffer.from(request.get('authorization') ?? '');
    if (given.length === expected.length && timingSafeEqual(given, expected)) next();
    else refuse(response, 401, 'key_invalid', 'The key is not the shop’s.');
  };
}

const answerErrors: ErrorRequestHandler = (error: Error & { status?: number }, _request, response, next) => {
  if (error instanceof z.ZodError) refuse(response, 422, 'invalid', z.prettifyError(error));
  else if (error.status && error.status < 500) refuse(response, error.status, 'unreadable', error.message);
  else next(error);
};

function refuse(response: Response, status: number, code: string, message: string): void {
  response.status(status).json({ code, message });
}
