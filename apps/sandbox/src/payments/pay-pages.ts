import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { messagePage } from '../pages/page.ts';
import { languageFor } from '../languages.ts';
import { cardErrorsOf } from './card-errors.ts';
import { cardPage, filledIn } from './card-page.ts';
import { challengePage, paypalPage } from './confirm-pages.ts';
import { sendPaymentPage, shownPayment, returnAddressOf, type ShownPayment } from './payment-frame.ts';
import type { Payment, Payments, PaymentState } from './payments.ts';
import { testCardOf, testCards } from './test-cards.ts';

interface Options {
  payments: Payments;
  shopUrl: string;
}

const formLimit = '10kb';
/** Milliseconds after which the connection of a browser that gets no answer is closed. */
const unansweredTimeoutMs = 10_000;

/**
 * Pages for shoppers below `/pay/{sessionId}`: card or PayPal (`?method=scheme|paypal`), and the bank's question. When
 * the payment is already over, submitting a form (a second click, for example) redirects to the shop with the result,
 * and opening a page shows the result.
 */
export function payPages({ payments, shopUrl }: Options): Router {
  function withPayment(
    handle: (shown: ShownPayment, request: Request, response: Response) => void,
    handleFinished: (payment: Payment, request: Request, response: Response) => void,
  ): RequestHandler<{ sessionId: string }> {
    return (request, response) => {
      const payment = payments.ofSession(request.params.sessionId);
      if (!payment) sendUnknownPayment(request, response);
      else if (payment.state === 'none') handle(shownPayment(payment), request as Request, response);
      else handleFinished(payment, request as Request, response);
    };
  }
  const page = (handle: (shown: ShownPayment, request: Request, response: Response) => void) =>
    withPayment(handle, (payment, _request, response) => sendOutcome(payment, response));
  const action = (handle: (shown: ShownPayment, request: Request, response: Response) => void) =>
    withPayment(handle, (payment, _request, response) => redirectToShop(payment, response));

  /** Redirects to the shop, with the current state of the payment. */
  function redirectToShop({ sessionId }: Payment, response: Response): void {
    const payment = payments.ofSession(sessionId)!;
    if (payment.card !== 'authorisedWithoutAnswer') return response.redirect(303, returnAddressOf(payment));
    const timer = setTimeout(() => response.destroy(), unansweredTimeoutMs);
    response.on('close', () => clearTimeout(timer));
  }

  function sendUnknownPayment(request: Request<{ sessionId: string }>, response: Response): void {
    const language = languageFor(request.get('accept-language'));
    const [title, text] = [language.t('paymentUnknown'), language.t('paymentUnknownText')];
    sendPaymentPage(response, 404, language, messagePage(language, { title, text, shopUrl }));
  }

  return Router()
    .use(express.urlencoded({ extended: false, limit: formLimit }))
    .get(
      '/:sessionId',
      page((shown, { query }, response) => {
        const card = testCards.find(({ outcome }) => outcome === query['card']);
        const isPaypal = query['method'] === 'paypal';
        sendPaymentPage(
          response,
          200,
          shown.language,
          isPaypal ? paypalPage(shown) : cardPage(shown, card && filledIn(card)),
        );
      }),
    )
    .post(
      '/:sessionId/card',
      action((shown, request, response) => {
        const entry = {
          number: fieldOf(request, 'number'),
          expiry: fieldOf(request, 'expiry'),
          securityCode: fieldOf(request, 'securityCode'),
        };
        const errors = cardErrorsOf(entry, shown.language.t);
        const card = testCardOf(entry.number);
        if (!card || Object.keys(errors).length > 0)
          return sendPaymentPage(response, 400, shown.language, cardPage(shown, entry, errors));
        if (card.outcome === 'challenge') {
          payments.challenge(shown.payment.sessionId);
          return response.redirect(303, `${shown.path}/challenge`);
        }
        payments.decide(shown.payment.sessionId, 'scheme', card.outcome);
        redirectToShop(shown.payment, response);
      }),
    )
    .get(
      '/:sessionId/challenge',
      page((shown, _request, response) => {
        if (shown.payment.card === 'challenge') sendPaymentPage(response, 200, shown.language, challengePage(shown));
        else response.redirect(303, shown.path);
      }),
    )
    .post(
      '/:sessionId/challenge',
      action((shown, request, response) => {
        if (shown.payment.card !== 'challenge') return response.redirect(303, shown.path);
        const isApproved = fieldOf(request, 'answer') === 'approve';
        payments.decide(shown.payment.sessionId, 'scheme', isApproved ? 'authorised' : 'refused');
        redirectToShop(shown.payment, response);
      }),
    )
    .post(
      '/:sessionId/paypal',
      action(({ payment }, _request, response) => {
        payments.decide(payment.sessionId, 'paypal', 'authorised');
        redirectToShop(payment, response);
      }),
    )
    .post(
      '/:sessionId/cancel',
      action(({ payment }, _request, response) => {
        payments.cancel(payment.sessionId);
        redirectToShop(payment, response);
      }),
    );
}

function sendOutcome(payment: Payment, response: Response): void {
  const { language, amount } = shownPayment(payment);
  const { t } = language;
  const stateTexts: Record<Exclude<PaymentState, 'none'>, [string, string]> = {
    authorised: [t('paidAlready'), t('paidAlreadyText', { amount })],
    pending: [t('paymentPending'), t('paymentPendingText')],
    refused: [t('paymentRefused'), t('paymentOverText')],
    cancelled: [
      t('paymentCancelled'),
      payment.booked.authorised > 0 ? t('paymentGivenBackText') : t('paymentOverText'),
    ],
    expired: [t('paymentExpired'), t('paymentOverText')],
  };
  const [title, text] = stateTexts[payment.state as keyof typeof stateTexts];
  sendPaymentPage(response, 410, language, messagePage(language, { title, text, backTo: returnAddressOf(payment) }));
}

function fieldOf(request: Request, name: string): string {
  const value = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value.trim() : '';
}
