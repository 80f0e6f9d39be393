import { hasCustomerNumber, marketQuery, useApp, useIdentityScope, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';

export interface PriceTerms {
  /** True if shop prices include tax for this reader; they are not comparable with offers, which never do. */
  isGross: boolean;
  /** Label of shop prices for this reader: `excl. VAT` or `incl. VAT`. */
  shown: string;
  /** Label of prices without tax: offers, target prices. */
  net: string;
}

/** Tax labels in the market's words: prices for companies exclude tax, those for visitors and private customers follow the market. */
export function usePriceTerms(): PriceTerms {
  const t = useText();
  const { priceDisplay, country } = usePrefetchedQuery(marketQuery(useApp()));
  const isCompany = hasCustomerNumber(useIdentityScope());
  const isGross = priceDisplay === 'gross' && !isCompany;
  const net = t(country === 'US' ? 'cart.lists.netSalesTax' : 'cart.lists.net');
  return { isGross, shown: isGross ? t('cart.lists.gross') : net, net };
}
