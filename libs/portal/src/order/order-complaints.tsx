import type { PlacedOrder } from '@shop/api-contracts';
import { StateMark, type StateTone } from '@shop/design-system';
import { formatDate } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { ComplaintPhotos } from './complaint-photos.tsx';
import styles from './order.module.css';

type ComplaintState = PlacedOrder['claims'][number]['state'];
const tones: Record<ComplaintState, StateTone> = { received: 'open', accepted: 'done', declined: 'signal' };

/** Returns and complaints of the order with their results. */
export function OrderComplaints({ order: { orderId, claims: complaints, lines } }: { order: PlacedOrder }) {
  const t = useText();
  const { tag } = useApp().locale;
  if (complaints.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="order-complaints">
      <h2 id="order-complaints">{t('portal.orders.complaints')}</h2>
      <ul className={styles.blocks}>
        {complaints.map((complaint) => {
          const { claimNumber, lineId, quantity, reason, text, state, createdAt } = complaint;
          const line = lines.find((one) => one.lineId === lineId);
          return (
            <li key={claimNumber} id={complaintId(claimNumber)} tabIndex={-1}>
              <p className={styles.complaintHead}>
                <strong className="nb">{claimNumber}</strong>
                <StateMark tone={tones[state]}>{t(`portal.orders.complaintState.${state}`)}</StateMark>
                <bdi className="muted">{formatDate(createdAt, tag)}</bdi>
              </p>
              <p>
                {t(`portal.orders.reason.${reason}`)}:{' '}
                {t('portal.orders.piecesOf', { quantity, name: line?.name ?? '' })}{' '}
                <span className="art">{line?.articleNumber}</span>
              </p>
              {text !== '' && (
                <p className={styles.complaintText}>
                  <bdi>{text}</bdi>
                </p>
              )}
              <ComplaintPhotos orderId={orderId} complaint={complaint} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export const complaintId = (claimNumber: string): string => `complaint-${claimNumber}`;
