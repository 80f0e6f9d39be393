import type { QuoteCheckout } from '@shop/api-contracts';
import { pushEvent } from '@shop/platform';

/** Reports the start of a quote request. */
export function pushBeginQuoteRequest(checkout: QuoteCheckout): void {
  pushEvent({ event: 'begin_checkout', cart_type: 'quote', ecommerce: contentsOf(checkout) });
}

/** Reports sent requests; call it once. */
export function pushLead(checkout: QuoteCheckout): void {
  const numbers = checkout.groups.flatMap(({ confirmation }) => confirmation ?? []);
  pushEvent({
    event: 'generate_lead',
    cart_type: 'quote',
    lead_source: 'quote request',
    ecommerce: { transaction_id: numbers.join(','), ...contentsOf(checkout) },
  });
}

/** `availability` is 'webshop' or 'quote only'; the value is the shop price of the lines that have one. */
const contentsOf = ({ currency, groups }: QuoteCheckout) => {
  const lines = groups.flatMap((group) => group.lines);
  return {
    currency,
    value:
      lines.reduce((sum, { price, quantity }) => sum + Math.round(Number(price?.amount ?? 0) * 100) * quantity, 0) /
      100,
    items: lines.slice(0, maxItems).map((line) => ({
      item_id: line.articleNumber,
      item_name: line.name,
      ...(line.item ? { item_category: line.item.categoryId } : {}),
      ...(line.price ? { price: Number(line.price.amount) } : {}),
      quantity: line.quantity,
      availability: line.item?.salesDetails?.salesActions.includes('Buy') ? 'webshop' : 'quote only',
    })),
  };
};

/** GA4's limit. */
const maxItems = 200;
