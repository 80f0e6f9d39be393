import type { PlacedOrder } from '@shop/api-contracts';
import { Tag } from '@shop/design-system';
import { formatDate } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './order.module.css';

/** Returns and claims of the order, and what became of them. */
export function OrderClaims({ order: { claims, lines } }: { order: PlacedOrder }) {
  const t = useText();
  const { tag } = useApp().locale;
  if (claims.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="order-claims">
      <h2 id="order-claims">{t('portal.orders.claims')}</h2>
      <ul className={styles.blocks}>
        {claims.map(({ claimNumber, lineId, quantity, reason, text, state, createdAt }) => {
          const line = lines.find((one) => one.lineId === lineId);
          return (
            <li key={claimNumber} id={claimId(claimNumber)} tabIndex={-1}>
              <p className={styles.claimHead}>
                <strong className="nb">{claimNumber}</strong>
                <Tag tone={state === 'declined' ? 'signal' : 'plain'}>{t(`portal.orders.claimState.${state}`)}</Tag>
                <span className="muted">{formatDate(createdAt, tag)}</span>
              </p>
              <p>
                {t(`portal.orders.reason.${reason}`)}:{' '}
                {t('portal.orders.piecesOf', { quantity, name: line?.name ?? '' })}{' '}
                <span className="art">{line?.articleNumber}</span>
              </p>
              {text !== '' && <p className={styles.claimText}>{text}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export const claimId = (claimNumber: string): string => `claim-${claimNumber}`;
