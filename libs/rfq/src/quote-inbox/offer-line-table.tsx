import type { Quote, QuoteOffer } from '@shop/api-contracts';
import { classNames, Table, Th } from '@shop/design-system';
import { useText } from '../text.ts';
import { OfferLineRow } from './offer-line-row.tsx';
import type { OfferDraft } from './use-offer-draft.ts';
import styles from './inbox.module.css';

/** Requested lines, each with the fields of its offer. */
export function OfferLineTable({ quote, offer, draft }: { quote: Quote; offer: QuoteOffer; draft: OfferDraft }) {
  const t = useText();
  const { entries, changeLine } = draft;
  const last = offer.revisions.at(-1);
  return (
    <Table caption={t('rfq.inbox.lines')} className={classNames(styles.table, styles.entering)}>
      <thead>
        <tr>
          <Th>{t('rfq.inbox.article')}</Th>
          <Th numeric>{t('rfq.inbox.quantity')}</Th>
          <Th numeric>{t('rfq.inbox.listPrice')}</Th>
          <Th className={styles.priceColumn}>{t('rfq.inbox.priceEach')}</Th>
          <Th className={styles.daysColumn}>{t('rfq.inbox.leadTime')}</Th>
          <Th numeric>{t('rfq.inbox.total')}</Th>
        </tr>
      </thead>
      <tbody>
        {quote.lines.map((line) => {
          const entry = entries.lines[line.lineId];
          return (
            entry && (
              <OfferLineRow
                key={line.lineId}
                quoteNumber={quote.quoteNumber}
                line={line}
                entry={entry}
                before={last?.lines.find(({ lineId }) => lineId === line.lineId)}
                currency={quote.currency}
                change={changeLine}
              />
            )
          );
        })}
      </tbody>
    </Table>
  );
}
