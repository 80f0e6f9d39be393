import type { Quote, QuoteOffer } from '@shop/api-contracts';
import { formatDate, formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { Ending } from '../quote/ending.tsx';
import { useTermsText } from '../quote/offers/use-terms-text.ts';
import { useDayText } from '../quote/use-day-text.ts';
import { useText } from '../text.ts';
import styles from './inbox.module.css';

/** State of the partner's own offer, in words. */
export function OfferFacts({ quote, offer }: { quote: Quote; offer: QuoteOffer }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { state, revisions, declined, accepted, expiresAt } = offer;
  const day = useDayText(quote.timeZone);
  const termsText = useTermsText(quote.currency);
  const last = revisions.at(-1);
  const earlier = revisions.slice(0, -1).toReversed();
  const money = (amount: string) => formatMoney({ amount, currency: quote.currency }, tag);
  return (
    <div className={styles.standing}>
      {state === 'requested' && <p>{t('rfq.inbox.state.requested')}</p>}
      {declined && (
        <p>
          {t(declined.by === 'customer' ? 'rfq.inbox.state.declinedByCustomer' : 'rfq.inbox.state.declinedByUs')}{' '}
          {declined.reason !== '' && t('rfq.inbox.reason', { text: declined.reason })}
        </p>
      )}
      {last && (
        <p>
          {t('rfq.inbox.offeredOn', { number: last.revision, date: day(last.offeredAt) })}{' '}
          <strong className="nb">{money(last.total)}</strong>{' '}
          <span className="muted">
            {t(last.terms?.freightAmount ? 'rfq.picks.withFreight' : 'rfq.inbox.withoutTax')}
          </span>
        </p>
      )}
      {last?.terms && <p>{termsText(last.terms)}</p>}
      {(state === 'offered' || state === 'expired') && expiresAt && (
        <p>
          <Ending expiresAt={expiresAt} timeZone={quote.timeZone} />
        </p>
      )}
      {accepted && (
        <p>
          {t('rfq.inbox.accepted', { count: accepted.lineIds.length, total: quote.lines.length })}{' '}
          {accepted.orderNumber === null
            ? t('rfq.inbox.notOrdered')
            : t('rfq.inbox.ordered', { number: accepted.orderNumber })}
        </p>
      )}
      {last && last.text !== '' && (
        <p className={styles.text}>
          <bdi>{last.text}</bdi>
        </p>
      )}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{t('rfq.inbox.earlier', { count: earlier.length })}</summary>
          <ul>
            {earlier.map(({ revision, offeredAt, total, validUntil }) => (
              <li key={revision}>
                {t('rfq.inbox.earlierOne', {
                  number: revision,
                  date: day(offeredAt),
                  total: money(total),
                  until: formatDate(validUntil, tag),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
