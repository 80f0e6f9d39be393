import type { Cart } from '@shop/api-contracts';
import { minorUnitsOf, type StoredLine } from '@shop/commerce-model';
import { lineIdInConfiguration } from '../orders/order-lines.ts';

type Content = Pick<Cart, 'lines' | 'configurations'>;

/** Lines of a cart at the prices it shows, as an order stores them; null when one has no price or cannot be sold. */
export function heldLines({ lines, configurations }: Content): StoredLine[] | null {
  const isHeld =
    lines.every(({ item, price, issue }) => item !== null && price !== null && issue === null) &&
    configurations.every(({ price }) => price !== null);
  if (!isHeld) return null;
  return [...lines.map(heldLine), ...configurations.flatMap(heldParts)];
}

function heldLine(line: Content['lines'][number]): StoredLine {
  const { lineId, cartItemId, item, articleNumber, customArticleNumber, name, note, quantity, price } = line;
  return {
    lineId,
    genericItemId: cartItemId.genericItemId,
    commercialItemId: item!.commercialItemId!,
    articleNumber,
    customArticleNumber,
    name,
    note,
    quantity,
    unitPrice: minorUnitsOf(price!.amount),
    listPrice: minorUnitsOf(price!.originalAmount),
    requestedDate: null,
    promisedDate: null,
    configuration: null,
  };
}

/** A configuration is bought as a whole, so its price is on its first line. */
function heldParts({ configurationId, name, lines, price }: Content['configurations'][number]): StoredLine[] {
  return lines.map((part, n) => ({
    lineId: lineIdInConfiguration(configurationId, part.lineId),
    genericItemId: '',
    commercialItemId: part.configurationItemId,
    articleNumber: part.articleNumber,
    customArticleNumber: part.customArticleNumber,
    name: part.name,
    note: '',
    quantity: part.quantity,
    unitPrice: null,
    listPrice: null,
    requestedDate: null,
    promisedDate: null,
    configuration: { id: configurationId, name, price: n === 0 ? minorUnitsOf(price!.amount) : null },
  }));
}
