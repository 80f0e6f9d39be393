import { addAmounts, type Quote } from '@shop/api-contracts';
import { Button, classNames } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../../text.ts';
import { openLines, pickedOffers, type Picks } from './picks.ts';
import styles from './offers.module.css';

interface PickBarProps {
  quote: Quote;
  picks: Picks;
  accept: () => void;
}

/** Number and total of the picked lines, always in view, with the button to accept them. */
export function PickBar({ quote, picks, accept }: PickBarProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const open = new Set(quote.offers.flatMap((offer) => openLines(quote, offer).map(({ lineId }) => lineId)));
  if (open.size === 0) return null;
  const picked = pickedOffers(quote, picks);
  const total = addAmounts(picked.map((one) => one.total));
  return (
    <div className={classNames(styles.bar, picks.size > 0 && styles.picked)} data-chrome>
      <p role="status">
        {picks.size === 0
          ? t('rfq.picks.none')
          : t('rfq.picks.count', { count: picks.size, total: open.size, offers: picked.length })}
      </p>
      {picks.size > 0 && (
        <p className={styles.barTotal}>
          <strong className="nb">{formatMoney({ amount: total, currency: quote.currency }, tag)}</strong>{' '}
          <span className={styles.aside}>
            {t(picked.some(({ freight }) => freight !== null) ? 'rfq.picks.withFreight' : 'rfq.picks.withoutTax')}
          </span>
        </p>
      )}
      <Button variant="go" iconEnd="arrow-right" disabled={picks.size === 0} onClick={accept}>
        {t('rfq.picks.review')}
      </Button>
    </div>
  );
}
