import type { OrderToDeliver } from '@shop/api-contracts';
import { formatDate } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';

/** Shipments of an ordered offer, with carrier and tracking number; nothing before the first. */
export function SentShipments({ order: { shipments } }: { order: OrderToDeliver }) {
  const t = useText();
  const { tag } = useApp().locale;
  if (shipments.length === 0) return null;
  return (
    <ul>
      {shipments.map(({ id, shippedOn, carrier, trackingNumber, lines }) => (
        <li key={id}>
          {t('rfq.deliver.sent', { date: formatDate(shippedOn, tag), carrier, count: lines.length })}{' '}
          {trackingNumber !== '' && t('rfq.deliver.trackedBy', { number: trackingNumber })}
        </li>
      ))}
    </ul>
  );
}
