import type { SalesDetails } from '@shop/api-contracts';
import { Table, Td, Th } from '@shop/design-system';
import { formatMoney, useI18n } from '@shop/i18n';
import { useText } from '../../text.ts';
import styles from './sales-block.module.css';

/** Unit price by quantity; nothing if it is the same for every quantity. */
export function QuantityBreaks({ salesDetails: { quantityBreaks = [], price } }: { salesDetails: SalesDetails }) {
  const t = useText();
  const { tag } = useI18n().locale;
  if (!price || quantityBreaks.length < 2) return null;
  return (
    <div data-personal>
      <Table caption={t('catalogue.item.breaks')} layout="scroll" className={styles.breaks}>
        <thead>
          <tr>
            <Th>{t('catalogue.item.breaks.quantity')}</Th>
            <Th numeric>{t('catalogue.item.breaks.each')}</Th>
          </tr>
        </thead>
        <tbody>
          {quantityBreaks.map(({ from, amount }, index) => (
            <tr key={from}>
              <Td>
                <span className="nb">{rangeText(t, from, quantityBreaks[index + 1]?.from)}</span>
              </Td>
              <Td numeric>{formatMoney({ amount, currency: price.currency }, tag)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function rangeText(t: ReturnType<typeof useText>, from: number, next: number | undefined): string {
  if (next === undefined) return t('catalogue.item.breaks.orMore', { from });
  return next - from === 1 ? String(from) : t('catalogue.item.breaks.range', { from, to: next - 1 });
}
