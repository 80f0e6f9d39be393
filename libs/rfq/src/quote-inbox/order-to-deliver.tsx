import type { OrderToDeliver as DeliveredOrder, Quote, QuoteOffer } from '@shop/api-contracts';
import { DefinitionList } from '@shop/design-system';
import { AddressText } from '@shop/forms';
import { formatDate } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { SentShipments } from '../quote/sent-shipments.tsx';
import { useDayText } from '../quote/use-day-text.ts';
import { useText } from '../text.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { ShipmentForm } from './shipment-form.tsx';
import styles from './inbox.module.css';

interface OrderToDeliverProps {
  quote: Quote;
  offer: QuoteOffer;
  order: DeliveredOrder;
}

/** An ordered offer as its supplier sees it: where to deliver what, for whom, and by when. */
export function OrderToDeliver({ quote, offer, order }: OrderToDeliverProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const { shippingAddress, customerOrderReference, yourReference, remark, email, phoneNumber, freight, status } = order;
  const day = useDayText(quote.timeZone);
  const isOpen = status === 'received' || status === 'inProduction' || status === 'partlyShipped';
  const said = (term: string, value: string) => (value === '' ? [] : [{ term, value }]);
  return (
    <section aria-labelledby={`order-${offer.offerId}`} className={styles.order}>
      <h3 id={`order-${offer.offerId}`}>{t('rfq.deliver.title', { number: order.orderNumber })}</h3>
      <div className={styles.facts}>
        <section>
          <h4>{t('rfq.deliver.address')}</h4>
          <AddressText address={shippingAddress} />
        </section>
        <DefinitionList
          items={[
            { term: t('rfq.deliver.placed'), value: day(order.placedAt) },
            ...said(t('rfq.deliver.purchaseOrder'), customerOrderReference),
            ...said(t('rfq.deliver.reference'), yourReference),
            { term: t('rfq.quote.email'), value: <a href={`mailto:${email}`}>{email}</a> },
            { term: t('rfq.quote.phone'), value: <span className="nb">{phoneNumber}</span> },
            { term: t('rfq.deliver.terms'), value: `${freight.incoterm} ${freight.offered?.place ?? ''}`.trim() },
            ...(freight.requestedDeliveryDate
              ? [{ term: t('rfq.deliver.wanted'), value: formatDate(freight.requestedDeliveryDate, tag) }]
              : []),
            ...said(t('rfq.deliver.remark'), remark),
          ]}
        />
      </div>
      <p role="status">
        {isOpen
          ? order.confirmedAt === null
            ? t('rfq.deliver.notConfirmed')
            : t('rfq.deliver.confirmedOn', { date: day(order.confirmedAt) })
          : t(status === 'cancelled' ? 'rfq.deliver.cancelled' : 'rfq.deliver.allSent')}
      </p>
      <DeliveryForm key={`days ${order.confirmedAt}`} quote={quote} offer={offer} order={order} isOpen={isOpen} />
      {isOpen && <ShipmentForm key={order.shipments.length} quote={quote} offer={offer} order={order} />}
      <SentShipments order={order} />
    </section>
  );
}
