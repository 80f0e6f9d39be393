import type { Order } from '@shop/api-contracts';
import { Table, Td, Th } from '@shop/design-system';
import { formatCount, formatDate, formatMoney, useI18n } from '@shop/i18n';
import { useText } from '../text.ts';

/** What was ordered, as on a purchase order. */
export function ConfirmedLines({ order: { lines, totals, freight } }: { order: Order }) {
  const t = useText();
  const { tag } = useI18n().locale;
  const money = (amount: string) => formatMoney({ amount, currency: totals.currency }, tag);
  const day = t(freight?.incoterm === 'EXW' ? 'checkout.confirmation.ready' : 'checkout.confirmation.promised');
  return (
    <Table caption={t('checkout.confirmation.lines')}>
      <thead>
        <tr>
          <Th>{t('checkout.confirmation.article')}</Th>
          <Th numeric>{t('checkout.confirmation.quantity')}</Th>
          <Th>{day}</Th>
          <Th numeric>{t('checkout.confirmation.price')}</Th>
          <Th numeric>{t('checkout.confirmation.sum')}</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineId}>
            <Td>
              <span className="art">{line.articleNumber}</span> {line.name}
              {line.customArticleNumber && (
                <span className="muted">
                  {' '}
                  {t('checkout.confirmation.ownNumber', { number: line.customArticleNumber })}
                </span>
              )}
              {line.note && <span className="muted"> {line.note}</span>}
              {line.configuration && <span className="muted"> {line.configuration}</span>}
            </Td>
            <Td numeric label={t('checkout.confirmation.quantity')}>
              {formatCount(line.quantity, tag)}
            </Td>
            <Td label={day}>
              {line.promisedDate ? formatDate(line.promisedDate, tag) : t('checkout.confirmation.toBeAgreed')}
            </Td>
            <Td numeric label={t('checkout.confirmation.price')}>
              {line.price && money(line.price.amount)}
            </Td>
            <Td numeric label={t('checkout.confirmation.sum')}>
              {line.lineTotal && money(line.lineTotal)}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
