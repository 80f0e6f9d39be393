import { DefinitionList } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import type { ShownOrder } from './shown-order.ts';
import styles from './order.module.css';

/**
 * Totals of the order. If prices include tax, it follows the total that contains it, and the total without tax is last.
 */
export function OrderSums({ order: { totals, freight } }: { order: ShownOrder }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { goods, tax, taxRate, includesTax, taxKind, taxExemptState, isSalesTax, net, total, currency } = totals;
  const money = (amount: string) => <span className="nb">{formatMoney({ amount, currency }, tag)}</span>;
  const kind = includesTax ? 'taxIncluded' : isSalesTax ? 'salesTax' : 'tax';
  const taxOf = t(`portal.orders.sum.${kind}`, { rate: taxRate });
  const isUntaxed = taxKind === 'reverseCharge' || taxKind === 'export';
  const taxLine = {
    term: isUntaxed
      ? t(`portal.orders.sum.${taxKind}`)
      : taxExemptState === null
        ? taxOf
        : t('portal.orders.sum.exempt', { state: taxExemptState }),
    value: money(tax),
  };
  const netLines =
    net === undefined || Number(tax) === 0
      ? []
      : [{ term: t(isSalesTax ? 'portal.orders.sum.netSalesTax' : 'portal.orders.sum.net'), value: money(net) }];
  return (
    <DefinitionList
      className={styles.sums}
      items={[
        { term: t('portal.orders.sum.goods'), value: money(goods) },
        {
          term: t('portal.orders.sum.freight'),
          value:
            freight.offered?.freight === 'included'
              ? t('portal.orders.sum.included')
              : totals.freight === null || (freight.id === 'agreed' && freight.offered?.freight !== 'amount')
                ? t('portal.orders.sum.agreed')
                : money(totals.freight),
        },
        ...(includesTax ? [] : [...netLines, taxLine]),
        { term: t('portal.orders.sum.total'), value: money(total), total: true },
        ...(includesTax ? [taxLine, ...netLines] : []),
      ]}
    />
  );
}
