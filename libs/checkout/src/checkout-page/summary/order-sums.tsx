import type { Order } from '@shop/api-contracts';
import type { Definition } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import type { useText } from '../../text.ts';

interface Reader {
  t: ReturnType<typeof useText>;
  /** BCP 47. */
  tag: string;
}

/**
 * Goods, freight, total without tax, tax and total, as items of a definition list. If prices include tax, it follows the
 * total that contains it, and the total without tax is last.
 */
export function orderSums({ totals, freight }: Pick<Order, 'totals' | 'freight'>, { t, tag }: Reader): Definition[] {
  const money = (amount: string) => (
    <span className="nb">{formatMoney({ amount, currency: totals.currency }, tag)}</span>
  );
  const isSalesTax = totals.isSalesTax ?? false;
  const tax = {
    term: taxTerm(totals, isSalesTax, t),
    value: totals.taxKind === 'later' ? t('checkout.sum.afterAddress') : money(totals.tax),
  };
  // goods alone have just been shown, and nothing is left out where there is no tax
  const isShown = totals.net !== undefined && Number(totals.tax) > 0 && (totals.includesTax || totals.freight !== null);
  const net = isShown
    ? [{ term: t(isSalesTax ? 'checkout.sum.netSalesTax' : 'checkout.sum.net'), value: money(totals.net!) }]
    : [];
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
    ...(totals.includesTax ? [] : [...net, tax]),
    {
      term: t(totals.freight === null ? 'checkout.sum.totalSoFar' : 'checkout.sum.total'),
      value: money(totals.total),
      total: true,
    },
    ...(totals.includesTax ? [tax, ...net] : []),
  ];
}

/** Which tax is charged, or why none is. */
function taxTerm(
  { taxKind, taxExemptState, taxRate, includesTax }: Order['totals'],
  isSalesTax: boolean,
  t: Reader['t'],
): string {
  switch (taxKind) {
    case 'later':
      return t('checkout.sum.taxLater');
    case 'reverseCharge':
    case 'export':
      return t(`checkout.sum.${taxKind}`);
    case 'exempt':
      return t('checkout.sum.exempt', { state: taxExemptState ?? '' });
    case 'ordinary':
      return t(includesTax ? 'checkout.sum.taxIncluded' : isSalesTax ? 'checkout.sum.salesTax' : 'checkout.sum.tax', {
        rate: taxRate,
      });
  }
}
