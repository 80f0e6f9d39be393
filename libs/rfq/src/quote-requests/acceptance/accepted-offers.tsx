import type { Quote, QuoteOffer } from '@shop/api-contracts';
import { Button, buttonClass, Icon } from '@shop/design-system';
import { countryName, formatDate, formatMoney } from '@shop/i18n';
import { paths, ShopLink, useApp } from '@shop/platform';
import { useText } from '../../text.ts';
import { acceptedTotal, type Accepted } from '../../quote/offers/accepted-total.ts';
import { offerName } from '../../quote/offers/offer-name.ts';
import { SentShipments } from '../../quote/sent-shipments.tsx';
import { MarketLink } from './market-link.tsx';
import { useOrderMarket } from '../../quote/use-order-market.ts';
import styles from './acceptance.module.css';

/** Id of the heading, which gets the focus after accepting. */
export const acceptedId = 'accepted-offers';

interface AcceptedOffersProps {
  quote: Quote;
  /** Asks for confirmation to revoke an acceptance. */
  release: (offerId: string) => void;
}

/** Accepted offers with a link to the checkout, or to their order. */
export function AcceptedOffers({ quote, release }: AcceptedOffersProps) {
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
            <AcceptedOffer quote={quote} offer={offer} accepted={offer.accepted!} release={release} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AcceptedOfferProps extends AcceptedOffersProps {
  offer: QuoteOffer;
  accepted: Accepted;
}

function AcceptedOffer({ quote, offer, accepted, release }: AcceptedOfferProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const { lineIds, cartId, orderId, orderNumber } = accepted;
  const market = useOrderMarket(quote);
  const isToBeOrdered = quote.isOrderedInCheckout && orderNumber === null;
  const partner = offerName(offer);
  const total = acceptedTotal(quote, offer, accepted);
  const { terms } = offer.revisions.find(({ revision }) => revision === accepted.revision) ?? {};
  const isWithFreight = (terms?.freightAmount ?? null) !== null;
  return (
    <>
      <Icon name="check" className={styles.check} />
      <p className={styles.what}>
        <strong>
          <bdi>{partner}</bdi>
        </strong>
        <span className={styles.aside}>
          {t('rfq.accepted.lines', { count: lineIds.length })},{' '}
          <span className="nb">{formatMoney({ amount: total, currency: quote.currency }, tag)}</span>{' '}
          {t(isWithFreight ? 'rfq.picks.withFreight' : 'rfq.picks.withoutTax')}
        </span>
        {isToBeOrdered && market.isOther && <OtherMarket country={quote.country} />}
        {accepted.order?.confirmedAt && (
          <span className={styles.aside}>
            {t('rfq.accepted.confirmed', { date: formatDate(accepted.order.freight.deliveryDate, tag) })}
          </span>
        )}
      </p>
      {accepted.order && <SentShipments order={accepted.order} />}
      <p className={styles.next}>
        {orderNumber !== null ? (
          orderId !== null ? (
            <ShopLink to={paths.order(orderId)} prefetch={false} className={buttonClass({ size: 'small' })}>
              {t('rfq.accepted.order', { number: orderNumber })}
            </ShopLink>
          ) : (
            t('rfq.accepted.order', { number: orderNumber })
          )
        ) : cartId !== null ? (
          <span data-chrome>
            <MarketLink
              market={market}
              to={paths.checkoutStep('contact', { c: cartId })}
              className={buttonClass({ variant: 'go' })}
              label={t('rfq.accepted.toCheckoutOf', { partner })}
            >
              {t('rfq.accepted.toCheckout')}
            </MarketLink>
          </span>
        ) : (
          t(isToBeOrdered ? 'rfq.accepted.byColleague' : 'rfq.accepted.underWay')
        )}
        {isToBeOrdered && (
          <Button
            size="small"
            variant="bare"
            data-chrome
            aria-label={t('rfq.release.buttonOf', { partner })}
            onClick={() => release(offer.offerId)}
          >
            {t('rfq.release.button')}
          </Button>
        )}
      </p>
    </>
  );
}

/** Tells that the link leads to another market or company site. */
function OtherMarket({ country }: Pick<Quote, 'country'>) {
  const t = useText();
  const { locale } = useApp();
  return (
    <span className={styles.aside}>
      {country === locale.country
        ? t('rfq.accepted.otherSite')
        : t('rfq.accepted.otherMarket', { country: countryName(country, locale.tag) })}
    </span>
  );
}
