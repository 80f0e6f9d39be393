import type { Quote } from '@shop/api-contracts';
import { Messages } from '../quote/messages/messages.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { OwnOffer } from './own-offer.tsx';
import { ReceivedHead } from './received-head.tsx';

/** A request that one was sent as a partner: who asks for what, what one offers, and what was written. */
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
