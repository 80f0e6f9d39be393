/** Quantity rules of an article. */
export interface QuantityRule {
  /** Minimum order quantity in pieces. */
  min: number;
  /** Pieces per pack; only multiples can be ordered. */
  pack: number;
  max: number;
}

/** Equal to the contract's, which is not imported to keep the bundle small. */
export const maxPieces = 99_999;

export type QuantityError = 'notWhole' | 'tooFew' | 'tooMany' | 'pack';
export type ReadQuantity =
  | { quantity: number; error?: never; nearest?: never }
  /** `nearest`: one or two valid quantities. */
  | { quantity?: never; error: QuantityError; nearest: number[] };

/** The smallest quantity that satisfies both rules. */
export const minQuantityOf = ({ min, pack }: QuantityRule): number => Math.ceil(Math.max(min, 1) / pack) * pack;
const maxQuantityOf = ({ max, pack }: QuantityRule): number => Math.floor(max / pack) * pack;
const within = (quantity: number, rule: QuantityRule): number =>
  Math.min(Math.max(quantity, minQuantityOf(rule)), maxQuantityOf(rule));

/** Parses a typed or pasted quantity: digits, possibly separated by blanks. */
export function readQuantity(text: string, rule: QuantityRule): ReadQuantity {
  const typed = text.replace(/\s/g, '');
  if (/^-\d+$|^0+$/.test(typed)) return { error: 'tooFew', nearest: [minQuantityOf(rule)] };
  if (!/^\d+$/.test(typed)) return { error: 'notWhole', nearest: [] };
  const quantity = Number(typed);
  if (quantity > rule.max) return { error: 'tooMany', nearest: [maxQuantityOf(rule)] };
  if (quantity < rule.min) return { error: 'tooFew', nearest: [minQuantityOf(rule)] };
  if (quantity % rule.pack !== 0) {
    const below = Math.floor(quantity / rule.pack) * rule.pack;
    return { error: 'pack', nearest: [...new Set([within(below, rule), within(below + rule.pack, rule)])] };
  }
  return { quantity };
}

/** The next valid quantity up or down; the smallest if the text is invalid. */
export function stepFrom(text: string, direction: 1 | -1, rule: QuantityRule): number {
  const quantity = Number(text.replace(/\s/g, ''));
  if (!Number.isFinite(quantity)) return minQuantityOf(rule);
  const packs = quantity / rule.pack;
  const next = direction === 1 ? Math.floor(packs) + 1 : Math.ceil(packs) - 1;
  return within(next * rule.pack, rule);
}
