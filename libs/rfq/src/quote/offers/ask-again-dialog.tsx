import { calls, fieldBounds, type Quote, type QuoteOffer } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { callOrThrow, useApp } from '@shop/platform';
import { useText } from '../../text.ts';
import { useQuoteMove } from '../use-quote-move.ts';
import { OfferQuestion } from './offer-question.tsx';
import { offerName } from './offer-name.ts';

interface AskAgainDialogProps {
  quote: Quote;
  /** Undefined while closed. */
  offer: QuoteOffer | undefined;
  onClose: () => void;
  onAsked: (offerId: string) => void;
}

/** Asks for a new offer instead of one that has ended. */
export function AskAgainDialog({ quote: { quoteNumber }, offer, onClose, onAsked }: AskAgainDialogProps) {
  const t = useText();
  const { api } = useApp();
  const ask = useQuoteMove({
    quoteNumber,
    send: ({ offerId, text }: { offerId: string; text: string | null }, idempotencyKey) =>
      callOrThrow(
        api,
        calls.quotes.askAgain,
        { params: { id: quoteNumber, offerId }, body: { text } },
        { idempotencyKey },
      ),
    onDone({ offerId }) {
      onAsked(offerId);
      showToast({ type: 'success', text: t('rfq.askAgain.done') });
    },
  });
  const partner = offer ? offerName(offer) : '';
  return (
    <OfferQuestion
      form={`quote/${quoteNumber}/askagain/${offer?.offerId ?? ''}`}
      isOpen={offer !== undefined}
      title={t('rfq.askAgain.title', { partner })}
      text={t('rfq.askAgain.text')}
      label={t('rfq.askAgain.message')}
      maxLength={fieldBounds.quoteText}
      confirm={t('rfq.askAgain.confirm')}
      move={ask}
      // null when empty, as in the request
      send={(text) => ask.mutateAsync({ offerId: offer!.offerId, text: text === '' ? null : text })}
      onClose={onClose}
    />
  );
}
