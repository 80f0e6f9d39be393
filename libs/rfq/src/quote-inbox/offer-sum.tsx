import type { Quote } from '@shop/api-contracts';
import { formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { offerTotal, type OfferEntries } from './offer-entries.ts';
import styles from './inbox.module.css';

/** Total of the offer being written, with its freight if that is an amount. */
export function OfferSum({ quote, entries }: { quote: Quote; entries: OfferEntries }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { total, unpriced } = offerTotal(entries, quote, tag);
  return (
    <p role="status" className={styles.sum}>
      <span>{t(entries.freight === 'amount' ? 'rfq.inbox.sumWithFreight' : 'rfq.inbox.sum')}</span>{' '}
      <strong className="nb">{formatMoney({ amount: total, currency: quote.currency }, tag)}</strong>
      {unpriced > 0 && <span className={styles.aside}>{t('rfq.inbox.unpriced', { count: unpriced })}</span>}
    </p>
  );
}
