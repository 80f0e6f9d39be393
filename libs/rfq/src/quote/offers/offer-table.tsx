import type { Quote } from '@shop/api-contracts';
import { Button } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useId } from 'react';
import { useText } from '../../text.ts';
import { offerColumns, type OfferColumn } from './offer-columns.ts';
import { offerName } from './offer-name.ts';
import { OfferedCell } from './offered-cell.tsx';
import type { Picks } from './picks.ts';
import { RequestedLine } from './requested-line.tsx';
import type { ShownRevisions } from './shown-revision.ts';
import styles from './offer-table.module.css';

interface OfferTableProps {
  quote: Quote;
  shown: ShownRevisions;
  picks: Picks;
  /** Null clears the line's pick. */
  pick: (lineId: string, offerId: string | null) => void;
  write: (lineId: string) => void;
}

/**
 * Requested and offered lines, offers side by side; on narrow screens each line is a card with its offers, on phones one below the other.
 * One offer can be picked per line.
 */
export function OfferTable({ quote, shown, picks, pick, write }: OfferTableProps) {
  const t = useText();
  const group = useId();
  const columns = offerColumns(quote, shown);
  const isOneOffer = columns.length === 1;
  return (
    <table className={styles.table} data-columns={columns.length}>
      <caption className="sr">{t('rfq.offers.lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('rfq.offers.line')}</th>
          {columns.map((column) => (
            <th key={column.offer.offerId} scope="col" abbr={offerName(column.offer)}>
              <ColumnHead quote={quote} column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quote.lines.map((line) => {
          const name = `${group}-${line.lineId}`;
          return (
            <tr key={line.lineId}>
              <th scope="row" className={styles.line}>
                <RequestedLine line={line} quote={quote} />
                <div className={styles.lineActions} data-chrome>
                  <Button size="small" variant="bare" onClick={() => write(line.lineId)}>
                    {t('rfq.offers.writeAbout')}
                    <span className="sr">, {line.articleNumber}</span>
                  </Button>
                  {picks.has(line.lineId) && !isOneOffer && (
                    <Button
                      size="small"
                      variant="bare"
                      onClick={({ currentTarget }) => {
                        // this button disappears with the choice
                        currentTarget.closest('tr')?.querySelector<HTMLElement>('input:checked')?.focus();
                        pick(line.lineId, null);
                      }}
                    >
                      {t('rfq.offers.removeChoice')}
                      <span className="sr">, {line.articleNumber}</span>
                    </Button>
                  )}
                </div>
              </th>
              {columns.map(({ offer, lines, changes, open, best }) => (
                <td key={offer.offerId}>
                  <OfferedCell
                    line={line}
                    offer={offer}
                    offered={lines.get(line.lineId)}
                    currency={quote.currency}
                    changes={changes.get(line.lineId) ?? []}
                    best={best(line.lineId)}
                    choice={
                      open.has(line.lineId)
                        ? {
                            name,
                            isOnly: isOneOffer,
                            isPicked: picks.get(line.lineId) === offer.offerId,
                            pick: (isPicked) => pick(line.lineId, isPicked ? offer.offerId : null),
                          }
                        : undefined
                    }
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Company, total and end of an offer. */
function ColumnHead({ quote, column: { offer, total } }: { quote: Quote; column: OfferColumn }) {
  const { tag } = useApp().locale;
  return (
    <>
      <span className={styles.offerName}>{offerName(offer)}</span>
      <strong className="nb">{formatMoney({ amount: total, currency: quote.currency }, tag)}</strong>
    </>
  );
}
