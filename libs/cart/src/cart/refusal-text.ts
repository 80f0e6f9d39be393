import { ApiError, unprintableMessage } from '@shop/api-contracts';
import { maxPieces } from '../lines/quantity.ts';
import type { textOf } from '../text.ts';
import { isOutcomeUnknown, OfflineError } from './change-cart.ts';

type Translate = ReturnType<typeof textOf>;

/** Maximum number of article names. */
const maxNamed = 3;

/** Explains a failed change of a cart; includes the articles that upstream names. */
export function refusalText(t: Translate, error: unknown): string {
  const text = reasonText(t, error);
  const body = error instanceof ApiError ? (error.body as { items?: { articleNumber?: string }[] } | null) : null;
  const names = Array.isArray(body?.items) ? body.items.flatMap(({ articleNumber }) => articleNumber || []) : [];
  if (names.length === 0) return text;
  const shown = names.slice(0, maxNamed).join(', ');
  return t('cart.failed.named', { names: names.length > maxNamed ? `${shown} …` : shown, text });
}

function reasonText(t: Translate, error: unknown): string {
  if (error instanceof OfflineError) return t('cart.failed.offline');
  if (!(error instanceof ApiError)) return t('cart.failed');
  if (isOutcomeUnknown(error)) return t('cart.failed.unsure');
  switch (error.problem?.code) {
    case 'quantity_not_sold':
      return quantityText(t, error.body as { minimumQuantity?: number; packQuantity?: number });
    case 'quantity_too_high':
      return t('cart.quantity.tooMany', { max: maxPieces });
    case 'not_enough_stock':
      return t('cart.onlyLeft', { count: (error.body as { stock?: number }).stock ?? 0 });
    case 'not_for_sale':
      return t('cart.failed.notForSale');
    case 'sales_details_on_request':
      return t('cart.failed.onRequest');
    case 'item_unknown':
      return t('cart.failed.itemUnknown');
    case 'unit_unknown':
      return t('cart.failed.unitUnknown');
    case 'proof_not_computable':
      return t('cart.failed.proof');
    case 'too_many_proofs':
      return t('cart.failed.tooManyProofs', { most: String((error.body as { most?: number }).most ?? '') });
    case 'line_unknown':
      return t('cart.failed.lineUnknown');
    case 'cart_unknown':
      return t('cart.failed.cartUnknown');
    case 'cart_frozen':
      return t('cart.failed.frozen');
    case 'invalid_request':
      return error.problem.errors?.some(({ message }) => message === unprintableMessage)
        ? t('cart.failed.unprintable')
        : t('cart.failed');
    case 'cart_full':
      return t('cart.failed.full');
    default:
      return t('cart.failed');
  }
}

function quantityText(
  t: Translate,
  { minimumQuantity = 1, packQuantity = 1 }: { minimumQuantity?: number; packQuantity?: number },
): string {
  if (packQuantity > 1 && minimumQuantity > packQuantity)
    return t('cart.quantity.minimumAndPack', { minimum: minimumQuantity, pack: packQuantity });
  return packQuantity > 1
    ? t('cart.quantity.pack', { pack: packQuantity })
    : t('cart.quantity.minimum', { minimum: minimumQuantity });
}
