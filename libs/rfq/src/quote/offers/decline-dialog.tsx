import { calls, fieldBounds, type Quote, type QuoteOffer } from '@shop/api-contracts';
import { callOrThrow, useApp } from '@shop/platform';
import { showToast } from '@shop/design-system';
import { useText } from '../../text.ts';
import { useQuoteMove } from '../use-quote-move.ts';
import { OfferQuestion } from './offer-question.tsx';
import { offerName } from './offer-name.ts';

interface DeclineDialogProps {
  quote: Quote;
  /** Undefined while closed. */
  offer: QuoteOffer | undefined;
  onClose: () => void;
  onDeclined: (offerId: string) => void;
}

/** Declines an offer, or withdraws a request before there is one, with a reason for the supplier. */
export function DeclineDialog({ quote: { quoteNumber }, offer, onClose, onDeclined }: DeclineDialogProps) {
  const t = useText();
  const { api } = useApp();
  const hasOffer = offer !== undefined && offer.revisions.length > 0;
  const decline = useQuoteMove({
    quoteNumber,
    send: ({ offerId, reason }: { offerId: string; reason: string }, idempotencyKey) =>
      callOrThrow(
        api,
        calls.quotes.decline,
        { params: { id: quoteNumber, offerId }, body: { reason } },
        { idempotencyKey },
      ),
    onDone({ offerId }) {
      onDeclined(offerId);
      showToast({ type: 'success', text: t(hasOffer ? 'rfq.decline.done' : 'rfq.withdraw.done') });
    },
  });
  const partner = offer ? offerName(offer) : '';
  return (
    <OfferQuestion
      form={`quote/${quoteNumber}/decline/${offer?.offerId ?? ''}`}
      isOpen={offer !== undefined}
      title={t(hasOffer ? 'rfq.decline.title' : 'rfq.withdraw.title', { partner })}
      text={t('rfq.decline.text', { partner })}
      label={t('rfq.decline.reason')}
      maxLength={fieldBounds.quoteText}
      confirm={t(hasOffer ? 'rfq.decline.confirm' : 'rfq.offer.withdraw')}
      move={decline}
      send={(reason) => decline.mutateAsync({ offerId: offer!.offerId, reason })}
      onClose={onClose}
    />
  );
}
