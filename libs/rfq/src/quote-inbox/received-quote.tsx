import type { Quote } from '@shop/api-contracts';
import { Messages } from '../quote/messages/messages.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { OwnOffer } from './own-offer.tsx';
import { ReceivedHead } from './received-head.tsx';

/** A request received as a partner: customer and lines, the partner's offer, and messages. */
export function ReceivedQuote({ quote }: { quote: Quote }) {
  return (
    <>
      <ReceivedHead quote={quote} />
      <CustomerFacts quote={quote} />
      {quote.offers.map((offer) => (
        <OwnOffer key={offer.offerId} quote={quote} offer={offer} />
      ))}
      <Messages quote={quote} />
    </>
  );
}
