import { hasCustomerNumber, marketQuery, useApp, useIdentityScope, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';

export interface PriceTerms {
  /** Prices of the shop contain the tax for this reader: those of offers, which never do, cannot be compared with them. */
  isGross: boolean;
  /** Of prices of the shop, as this reader sees them: `excl. VAT` or `incl. VAT`. */
  shown: string;
  /** Of prices without tax: offers, target prices. */
  net: string;
}

/** With or without tax, in the words of the market: companies see prices without, visitors and private customers as the market has it. */
export function usePriceTerms(): PriceTerms {
  const t = useText();
  const { priceDisplay, country } = usePrefetchedQuery(marketQuery(useApp()));
  const isCompany = hasCustomerNumber(useIdentityScope());
  const isGross = priceDisplay === 'gross' && !isCompany;
  const net = t(country === 'US' ? 'cart.lists.netSalesTax' : 'cart.lists.net');
  return { isGross, shown: isGross ? t('cart.lists.gross') : net, net };
}
