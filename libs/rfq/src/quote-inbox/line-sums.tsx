import { addAmounts, multiplyAmount, type OfferRevision, type Quote } from '@shop/api-contracts';
import { DefinitionList } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './inbox.module.css';

/** Total of the lines: as offered, with the freight if that is an amount; before an offer at list prices. */
export function LineSums({ quote, offered }: { quote: Quote; offered: OfferRevision | undefined }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { lines, currency } = quote;
  const money = (amount: string) => <span className="nb">{formatMoney({ amount, currency }, tag)}</span>;
  if (offered) {
    const freight = offered.terms?.freightAmount ?? null;
    const goods = lines.flatMap(({ lineId, quantity }) => {
      const price = offered.lines.find((line) => line.lineId === lineId)?.unitPrice ?? null;
      return price === null ? [] : multiplyAmount(price, quantity);
    });
    const parts =
      freight === null
        ? []
        : [
            { term: t('rfq.inbox.goods'), value: money(addAmounts(goods)) },
            { term: t('rfq.inbox.freightSum'), value: money(freight) },
          ];
    return (
      <DefinitionList
        className={styles.sums}
        items={[...parts, { term: t('rfq.inbox.sum'), value: money(offered.total), total: true }]}
      />
    );
  }
  const listed = lines.flatMap(({ listPrice, quantity }) => (listPrice ? multiplyAmount(listPrice, quantity) : []));
  if (listed.length === 0) return null;
  const unlisted = lines.length - listed.length;
  return (
    <>
      <DefinitionList
        className={styles.sums}
        items={[{ term: t('rfq.inbox.sum'), value: money(addAmounts(listed)), total: true }]}
      />
      <p className={styles.sumNote}>
        {t('rfq.inbox.atListPrices')} {unlisted > 0 && t('rfq.inbox.unlisted', { count: unlisted })}
      </p>
    </>
  );
}
