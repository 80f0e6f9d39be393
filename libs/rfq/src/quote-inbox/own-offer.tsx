import type { Quote, QuoteOffer } from '@shop/api-contracts';
import { useFocusLater } from '@shop/design-system';
import { usePortalPerson } from '@shop/platform';
import { useState } from 'react';
import { offerName } from '../quote/offers/offer-name.ts';
import { useText } from '../text.ts';
import { keptOffer } from './kept-offer.ts';
import { OfferForm } from './offer-form.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OrderToDeliver } from './order-to-deliver.tsx';
import { OfferMoves } from './offer-moves.tsx';
import { OfferedLines } from './offered-lines.tsx';
import styles from './inbox.module.css';

/** The offer of one of the partner's locations: the requested lines, then the form, then the sent offer, which can be revised. */
export function OwnOffer({ quote, offer }: { quote: Quote; offer: QuoteOffer }) {
  const t = useText();
  const focusLater = useFocusLater();
  const { accountRef } = usePortalPerson().session;
  const { offerId, state } = offer;
  // a draft stays open after a reload, and when a colleague sends the first offer meanwhile
  const isKept = () => keptOffer(accountRef, offerId, quote) !== undefined;
  const [isRevising, setRevising] = useState(isKept);
  const [stateBefore, setStateBefore] = useState(state);
  if (state !== stateBefore) {
    setStateBefore(state);
    if (stateBefore === 'inPreparation') setRevising(isKept());
  }
  const isRevisable = state === 'offered' || state === 'expired';
  const isWriting = state === 'inPreparation' || (isRevisable && isRevising);
  const headingId = `offer-${offerId}`;
  const focusHeading = () => focusLater(headingId);
  const stopRevising = () => {
    setRevising(false);
    focusHeading();
  };
  const moves = (
    <OfferMoves
      quote={quote}
      offer={offer}
      isWriting={isWriting}
      revise={() => {
        setRevising(true);
        focusHeading();
      }}
      onMoved={focusHeading}
    />
  );
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} tabIndex={-1}>
        {quote.offers.length > 1
          ? t('rfq.inbox.offerOf', { place: offerName(offer) })
          : t(state === 'requested' ? 'rfq.offers.requested' : 'rfq.inbox.offer')}
      </h2>
      {isWriting ? (
        <>
          <OfferForm quote={quote} offer={offer} leave={isRevisable ? stopRevising : undefined} onSent={stopRevising} />
          {moves}
        </>
      ) : (
        <>
          <OfferFacts quote={quote} offer={offer} />
          {offer.accepted?.order && <OrderToDeliver quote={quote} offer={offer} order={offer.accepted.order} />}
          {moves}
          <OfferedLines quote={quote} offer={offer} />
        </>
      )}
    </section>
  );
}
