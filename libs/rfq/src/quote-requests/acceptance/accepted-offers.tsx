import type { Quote, QuoteOffer } from '@shop/api-contracts';
import { buttonClass, Icon } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { paths, settingsQuery, ShopLink, useApp, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../../text.ts';
import { offerName } from '../offers/offer-name.ts';
import { lineTotal, sumOf } from '../offers/picks.ts';
import styles from './acceptance.module.css';

/** Of the heading, which takes the focus after something was accepted. */
export const acceptedId = 'accepted-offers';

/** What was accepted of which offer, and where it goes on: to the checkout, or to the order that was made of it. */
export function AcceptedOffers({ quote }: { quote: Quote }) {
  const t = useText();
  const offers = quote.offers.filter(({ accepted }) => accepted);
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={acceptedId} className={styles.acceptedOffers}>
      <h2 id={acceptedId} tabIndex={-1}>
        {t('rfq.accepted.title')}
      </h2>
      <ul>
        {offers.map((offer) => (
          <li key={offer.offerId}>
            <AcceptedOffer quote={quote} offer={offer} accepted={offer.accepted!} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AcceptedOfferProps {
  quote: Quote;
  offer: QuoteOffer;
  accepted: NonNullable<QuoteOffer['accepted']>;
}

function AcceptedOffer({ quote, offer, accepted }: AcceptedOfferProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const { lineIds, cartId, orderId, orderNumber } = accepted;
  // a colleague accepted it, and it is in their checkout
  const isOfColleague = quote.isOrderedInCheckout && orderId === null;
  const { orderHistoryEnabled } = usePrefetchedQuery(settingsQuery());
  const partner = offerName(offer);
  const total = acceptedTotal(quote, offer, accepted);
  return (
    <>
      <Icon name="check" className={styles.check} />
      <p>
        <strong>{partner}</strong>
        <span className={styles.aside}>
          {t('rfq.accepted.lines', { count: lineIds.length })},{' '}
          <span className="nb">{formatMoney({ amount: total, currency: quote.currency }, tag)}</span>{' '}
          {t('rfq.picks.withoutTax')}
        </span>
      </p>
      <p className={styles.next}>
        {orderNumber !== null ? (
          orderId !== null && orderHistoryEnabled ? (
            <ShopLink to={paths.order(orderId)} prefetch={false} className={buttonClass({ size: 'small' })}>
              {t('rfq.accepted.order', { number: orderNumber })}
            </ShopLink>
          ) : (
            t('rfq.accepted.order', { number: orderNumber })
          )
        ) : cartId !== null ? (
          <ShopLink
            to={paths.checkoutStep('contact', { c: cartId })}
            prefetch={false}
            className={buttonClass({ variant: 'go' })}
            aria-label={t('rfq.accepted.toCheckoutOf', { partner })}
          >
            {t('rfq.accepted.toCheckout')}
          </ShopLink>
        ) : (
          t(isOfColleague ? 'rfq.accepted.byColleague' : 'rfq.accepted.underWay')
        )}
      </p>
    </>
  );
}

function acceptedTotal(quote: Quote, { revisions }: QuoteOffer, { revision, lineIds }: AcceptedOfferProps['accepted']) {
  const offered = revisions.find((one) => one.revision === revision)?.lines ?? [];
  return sumOf(
    lineIds.flatMap((lineId) => {
      const unitPrice = offered.find((line) => line.lineId === lineId)?.unitPrice;
      const quantity = quote.lines.find((line) => line.lineId === lineId)?.quantity;
      return unitPrice && quantity !== undefined ? lineTotal(unitPrice, quantity) : [];
    }),
  );
}
