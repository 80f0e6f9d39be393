import type { Cart } from '@shop/api-contracts';
import { minorUnitsOf, type StoredLine } from '@shop/commerce-model';
import { storedPart } from '../orders/order-lines.ts';

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
    ...forUnitOf(line),
    ...takeBackToStore(line),
  };
}

/** What a line of a cart says of its unit, as an order stores it. */
export function forUnitOf({ unit, fit }: Pick<Content['lines'][number], 'unit' | 'fit'>): Pick<StoredLine, 'forUnit'> {
  return unit ? { forUnit: { unit, fit: fit ?? null, confirmation: null } } : {};
}

/** The take-back of a line of a cart, as an order stores it; none when it is refused. */
export function takeBackToStore({
  takeBack,
}: Pick<Content['lines'][number], 'takeBack'>): Pick<StoredLine, 'takeBack'> {
  if (!takeBack || takeBack.refusal) return {};
  const { serialNumber, manufacturer, model, yearOfManufacture, refund } = takeBack;
  return {
    takeBack: {
      ...{ serialNumber, manufacturer, model, yearOfManufacture },
      refund: refund === null ? null : minorUnitsOf(refund),
    },
  };
}

function heldParts({ configurationId: id, name, lines, price }: Content['configurations'][number]): StoredLine[] {
  const unitPrice = minorUnitsOf(price!.amount);
  return lines.map((part, n) => storedPart({ id, name, unitPrice }, part, n));
}
