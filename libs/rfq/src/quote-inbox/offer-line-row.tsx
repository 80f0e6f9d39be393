import type { OfferedLine, QuotedLine } from '@shop/api-contracts';
import { Checkbox, Td, Tr } from '@shop/design-system';
import { formatCount, formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { memo } from 'react';
import { useText } from '../text.ts';
import { RequestedLineHead } from './requested-line-head.tsx';
import { RequestedPrices } from './requested-prices.tsx';
import { LineField } from './line-field.tsx';
import { lineTotal, type LineEntry } from './offer-entries.ts';
import { amountPattern } from '../read-amount.ts';
import { useAmbiguityText } from '../use-ambiguity-text.ts';
import { SubstituteFields } from './substitute-fields.tsx';
import type { OfferDraft } from './use-offer-draft.ts';
import styles from './inbox.module.css';

interface OfferLineRowProps {
  quoteNumber: string;
  line: QuotedLine;
  entry: LineEntry;
  /** The line in the last offer. */
  before: OfferedLine | undefined;
  currency: string;
  change: OfferDraft['changeLine'];
}

/** A line of an offer being written. Memoized, since a request may have a thousand lines. */
export const OfferLineRow = memo(function OfferLineRow({
  quoteNumber,
  line,
  entry,
  before,
  currency,
  change,
}: OfferLineRowProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const { lineId, articleNumber: number, quantity } = line;
  const ambiguityText = useAmbiguityText();
  const total = lineTotal(entry, quantity, tag);
  return (
    <Tr>
      <Td className={styles.article}>
        <RequestedLineHead line={line} quoteNumber={quoteNumber} />
        {!entry.isLeftOut && <SubstituteFields line={line} entry={entry} change={change} />}
      </Td>
      <Td label={t('rfq.inbox.quantity')} numeric>
        {formatCount(quantity, tag)}
      </Td>
      <Td label={t('rfq.inbox.listPrice')} numeric>
        <RequestedPrices line={line} currency={currency} />
      </Td>
      <Td label={t('rfq.inbox.priceEach')}>
        <div className={styles.entered}>
          {!entry.isLeftOut && (
            <LineField
              name={`price-${lineId}`}
              label={t('rfq.inbox.priceOf', { number })}
              hideLabel
              required
              inputMode="decimal"
              autoComplete="off"
              pattern={amountPattern(tag)}
              suffix={currency}
              value={entry.price}
              inputClassName={styles.figure ?? ''}
              onChange={(event) => change(lineId, { price: event.currentTarget.value })}
              shortError={t('rfq.inbox.error.priceShort')}
              errorText={(_validity, value) => ambiguityText(value) ?? t('rfq.inbox.error.price', { number })}
            />
          )}
          <Before before={before} currency={currency} />
          <Checkbox
            label={
              <>
                {t('rfq.inbox.leaveOut')} <span className="sr">{number}</span>
              </>
            }
            checked={entry.isLeftOut}
            onChange={(event) => change(lineId, { isLeftOut: event.currentTarget.checked })}
          />
        </div>
      </Td>
      <Td label={t('rfq.inbox.leadTime')} wideOnly={entry.isLeftOut}>
        {!entry.isLeftOut && (
          <LineField
            name={`leadTime-${lineId}`}
            label={t('rfq.inbox.leadTimeOf', { number })}
            hideLabel
            required
            inputMode="numeric"
            autoComplete="off"
            pattern={String.raw`\s*[0-9]{1,3}\s*`}
            suffix={t('rfq.inbox.daysUnit')}
            value={entry.leadTime}
            inputClassName={styles.figure ?? ''}
            onChange={(event) => change(lineId, { leadTime: event.currentTarget.value })}
            className={styles.days}
            shortError={t('rfq.inbox.error.leadTimeShort')}
            errorText={() => t('rfq.inbox.error.leadTimeOf', { number })}
          />
        )}
      </Td>
      <Td label={t('rfq.inbox.total')} numeric className="nb" wideOnly={total === undefined}>
        {total !== undefined && formatMoney({ amount: total, currency }, tag)}
      </Td>
    </Tr>
  );
});

function Before({ before, currency }: Pick<OfferLineRowProps, 'before' | 'currency'>) {
  const t = useText();
  const { tag } = useApp().locale;
  if (!before) return null;
  return (
    <span className={styles.aside}>
      {before.unitPrice === null
        ? t('rfq.inbox.beforeNothing')
        : t('rfq.inbox.before', {
            price: formatMoney({ amount: before.unitPrice, currency }, tag),
            count: before.leadTimeDays,
          })}
    </span>
  );
}
