import type { Quote } from '@shop/api-contracts';
import { Button, Field } from '@shop/design-system';
import { useApp } from '@shop/platform';
import { useRef, useState } from 'react';
import { useText } from '../text.ts';
import { discounted } from './offer-entries.ts';
import { amountText } from '../read-amount.ts';
import { useFilling, type Filling } from './use-filling.ts';
import type { OfferDraft } from './use-offer-draft.ts';
import styles from './inbox.module.css';

/** Fills all lines at once: list prices less a discount, and one lead time. Typed values are replaced only on request. */
export function FillTools({ quote, draft }: { quote: Quote; draft: OfferDraft }) {
  const t = useText();
  const app = useApp();
  const [discount, setDiscount] = useState('0');
  const [days, setDays] = useState('');
  const [told, tell] = useState('');
  const prices = new Map(quote.lines.map(({ lineId, listPrice = null }) => [lineId, listPrice]));
  const hasPrices = [...prices.values()].some((price) => price !== null);
  const percent = numberOf(discount);
  const isDiscount = percent !== undefined && percent >= 0 && percent <= 100;
  const leadTime = numberOf(days);
  const isDays = leadTime !== undefined && Number.isInteger(leadTime) && leadTime >= 0 && leadTime <= 999;
  const status = useRef<HTMLParagraphElement>(null);
  const { fill, kept } = useFilling(draft);
  const fillAndTell = (filling: Filling, withTyped = false) => {
    const isDone = fill(filling, withTyped);
    tell(isDone ? t(filling.name === 'price' ? 'rfq.inbox.filled' : 'rfq.inbox.filledDays') : '');
  };
  const fillPrices = () => {
    if (!isDiscount) return;
    const known = [...prices].flatMap(([lineId, price]) =>
      price === null ? [] : [[lineId, amountText(discounted(price, percent), app.locale.tag)] as const],
    );
    fillAndTell({ name: 'price', values: new Map(known) });
  };
  const fillDays = () => {
    if (!isDays) return;
    fillAndTell({ name: 'leadTime', values: new Map(quote.lines.map(({ lineId }) => [lineId, String(leadTime)])) });
  };
  return (
    <div role="group" aria-label={t('rfq.inbox.fill')} className={styles.tools} data-chrome>
      {hasPrices && (
        <div className={styles.tool}>
          <Field
            label={t('rfq.inbox.discount')}
            inputMode="decimal"
            autoComplete="off"
            suffix="%"
            value={discount}
            status={isDiscount ? 'none' : 'invalid'}
            error={isDiscount ? undefined : t('rfq.inbox.error.discount')}
            onChange={(event) => setDiscount(event.currentTarget.value)}
          />
          <Button onClick={fillPrices}>{t('rfq.inbox.fillPrices')}</Button>
        </div>
      )}
      <div className={styles.tool}>
        <Field
          label={t('rfq.inbox.leadTimeForAll')}
          inputMode="numeric"
          autoComplete="off"
          suffix={t('rfq.inbox.daysUnit')}
          value={days}
          error={days === '' || isDays ? undefined : t('rfq.inbox.error.leadTime')}
          status={days === '' || isDays ? 'none' : 'invalid'}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
        <Button onClick={fillDays}>{t('rfq.inbox.fillDays')}</Button>
      </div>
      <div className={told === '' && !kept ? 'sr' : styles.filled}>
        <p ref={status} role="status" tabIndex={-1}>
          {told} {kept && t('rfq.inbox.kept', { count: kept.count })}
        </p>
        {kept && (
          <Button
            size="small"
            onClick={() => {
              fillAndTell(kept.filling, true);
              status.current?.focus();
            }}
          >
            {t('rfq.inbox.replaceKept')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Parses `7,5` and `7.5`; undefined if invalid. */
const numberOf = (text: string): number | undefined =>
  /^\s*\d{1,3}(?:[.,]\d{1,2})?\s*$/.test(text) ? Number(text.replace(',', '.')) : undefined;
