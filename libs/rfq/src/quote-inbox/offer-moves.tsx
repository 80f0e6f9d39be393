import { calls, fieldBounds, type Quote, type QuoteOffer } from '@shop/api-contracts';
import { Button, showToast } from '@shop/design-system';
import { callOrThrow, useApp } from '@shop/platform';
import { useState } from 'react';
import { MoveFailure } from '../quote/offers/move-failure.tsx';
import { OfferQuestion } from '../quote/offers/offer-question.tsx';
import { useQuoteMove } from '../quote/use-quote-move.ts';
import { useText } from '../text.ts';
import styles from './inbox.module.css';

interface OfferMovesProps {
  quote: Quote;
  offer: QuoteOffer;
  isWriting: boolean;
  revise: () => void;
  /** Called after an action, whose button may be gone. */
  onMoved: () => void;
}

/** Actions on a received request other than sending the offer: start, revise, decline. */
export function OfferMoves({ quote, offer, isWriting, revise, onMoved }: OfferMovesProps) {
  const t = useText();
  const { api } = useApp();
  const [isDeclining, setDeclining] = useState(false);
  const { quoteNumber } = quote;
  const { offerId, state } = offer;
  const params = { id: quoteNumber, offerId };
  const prepare = useQuoteMove<null>({
    quoteNumber,
    send: (_input, idempotencyKey) => callOrThrow(api, calls.quotes.prepare, { params }, { idempotencyKey }),
    onDone: onMoved,
  });
  const decline = useQuoteMove({
    quoteNumber,
    send: (reason: string, idempotencyKey) =>
      callOrThrow(api, calls.quotes.decline, { params, body: { reason } }, { idempotencyKey }),
    onDone() {
      setDeclining(false);
      onMoved();
      showToast({ type: 'success', text: t('rfq.inbox.declined') });
    },
  });
  const canDecline = state === 'requested' || state === 'inPreparation';
  const canRevise = (state === 'offered' || state === 'expired') && !isWriting;
  if (!canDecline && !canRevise) return null;
  return (
    <div data-chrome>
      <MoveFailure error={prepare.error} />
      <div className={styles.moves}>
        {state === 'requested' && (
          <Button
            variant="go"
            pending={prepare.isPending}
            pendingText={t('rfq.inbox.preparing')}
            onClick={() => prepare.mutate(null)}
          >
            {t('rfq.inbox.prepare')}
          </Button>
        )}
        {canRevise && (
          <Button variant={state === 'expired' ? 'go' : 'plain'} onClick={revise}>
            {t(state === 'expired' ? 'rfq.inbox.offerAgain' : 'rfq.inbox.revise')}
          </Button>
        )}
        {canDecline && (
          <Button variant={isWriting ? 'bare' : 'plain'} onClick={() => setDeclining(true)}>
            {t('rfq.inbox.decline')}
          </Button>
        )}
      </div>
      <OfferQuestion
        form={`inbox/${quoteNumber}/decline/${offerId}`}
        isOpen={isDeclining}
        title={t('rfq.inbox.declineTitle', { number: quoteNumber })}
        text={t('rfq.inbox.declineText', { customer: quote.customer })}
        label={t('rfq.inbox.declineReason')}
        maxLength={fieldBounds.quoteText}
        confirm={t('rfq.inbox.decline')}
        move={decline}
        send={(reason) => decline.mutateAsync(reason)}
        onClose={() => setDeclining(false)}
      />
    </div>
  );
}
