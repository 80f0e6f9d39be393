import type { PlacedOrder, Shipment } from '@shop/api-contracts';
import { DefinitionList, ExternalMark } from '@shop/design-system';
import { formatDate } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './order.module.css';

/** Shipments: contents, date, carrier and tracking. */
export function OrderShipments({ order: { shipments, lines, status } }: { order: PlacedOrder }) {
  const t = useText();
  return (
    <section className={styles.section} aria-labelledby="order-shipments">
      <h2 id="order-shipments">{t('portal.orders.shipments')}</h2>
      {shipments.length === 0 ? (
        <p className="muted">{t(status === 'cancelled' ? 'portal.orders.neverSent' : 'portal.orders.notSent')}</p>
      ) : (
        <ul className={styles.blocks}>
          {shipments.map((shipment) => (
            <li key={shipment.id}>
              <ShipmentFacts shipment={shipment} />
              <details>
                <summary>{t('portal.orders.lineCount', { count: shipment.lines.length })}</summary>
                <ul className={styles.contents}>
                  {shipment.lines.map(({ lineId, quantity }) => {
                    const line = lines.find((one) => one.lineId === lineId);
                    return (
                      <li key={lineId}>
                        {t('portal.orders.piecesOf', { quantity, name: line?.name ?? lineId })}{' '}
                        <span className="art">{line?.articleNumber}</span>
                      </li>
                    );
                  })}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ShipmentFacts({ shipment }: { shipment: Shipment }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { shippedOn, deliveredOn, carrier, trackingNumber, trackingUrl } = shipment;
  return (
    <DefinitionList
      items={[
        { term: t('portal.orders.shipped'), value: formatDate(shippedOn, tag) },
        ...(deliveredOn ? [{ term: t('portal.orders.delivered'), value: formatDate(deliveredOn, tag) }] : []),
        { term: t('portal.orders.carrier'), value: carrier },
        ...(trackingNumber === ''
          ? []
          : [
              {
                term: t('portal.orders.tracking'),
                value: trackingUrl ? (
                  <a href={trackingUrl} target="_blank" rel="noopener noreferrer" className={styles.external}>
                    <span className="nb">{trackingNumber}</span>
                    <span className="sr"> {t('portal.orders.newWindow')}</span>
                    <ExternalMark />
                  </a>
                ) : (
                  <span className="nb">{trackingNumber}</span>
                ),
              },
            ]),
      ]}
    />
  );
}
