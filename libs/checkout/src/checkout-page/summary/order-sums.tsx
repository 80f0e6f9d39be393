import type { Order } from '@shop/api-contracts';
import type { Definition } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import type { useText } from '../../text.ts';

interface Reader {
  t: ReturnType<typeof useText>;
  /** BCP 47. */
  tag: string;
}

/** Goods, freight, tax and total, as items of a definition list. If prices include tax, it follows the total that contains it. */
export function orderSums({ totals, freight }: Pick<Order, 'totals' | 'freight'>, { t, tag }: Reader): Definition[] {
  const money = (amount: string) => (
    <span className="nb">{formatMoney({ amount, currency: totals.currency }, tag)}</span>
  );
  const tax = {
    term: taxTerm(totals, t),
    value: totals.taxKind === 'later' ? t('checkout.sum.afterAddress') : money(totals.tax),
  };
  return [
    { term: t('checkout.sum.goods'), value: money(totals.goods) },
    {
      term: t('checkout.sum.freight'),
      value:
        freight?.id === 'agreed' && freight.offered?.freight !== 'amount'
          ? t(freight.offered?.freight === 'included' ? 'checkout.sum.included' : 'checkout.sum.agreed')
          : totals.freight === null
            ? t('checkout.sum.freightLater')
            : money(totals.freight),
    },
    ...(totals.includesTax ? [] : [tax]),
    {
      term: t(totals.freight === null ? 'checkout.sum.totalSoFar' : 'checkout.sum.total'),
      value: money(totals.total),
      total: true,
    },
    ...(totals.includesTax ? [tax] : []),
  ];
}

/** Which tax is charged, or why none is. */
function taxTerm({ taxKind, taxExemptState, taxRate, includesTax }: Order['totals'], t: Reader['t']): string {
  switch (taxKind) {
    case 'later':
      return t('checkout.sum.taxLater');
    case 'reverseCharge':
    case 'export':
      return t(`checkout.sum.${taxKind}`);
    case 'exempt':
      return t('checkout.sum.exempt', { state: taxExemptState ?? '' });
    case 'ordinary':
      return t(includesTax ? 'checkout.sum.taxIncluded' : 'checkout.sum.tax', { rate: taxRate });
  }
}
