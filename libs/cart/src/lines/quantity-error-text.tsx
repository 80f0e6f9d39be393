import { useText } from '../text.ts';
import { useOwnTexts } from '../use-own-texts.ts';
import type { QuantityError, QuantityRule } from './quantity.ts';

interface QuantityErrorTextProps extends QuantityRule {
  error: QuantityError;
  /** One or two valid quantities. */
  nearest: readonly number[];
}

/** Why a typed quantity cannot be ordered, and what can. */
export function QuantityErrorText({ error, nearest, min, pack, max }: QuantityErrorTextProps) {
  const t = useText();
  const [first = 0, second] = nearest;
  switch (error) {
    case 'notWhole':
      return t('cart.quantity.notWhole');
    case 'tooMany':
      return t('cart.quantity.tooMany', { max });
    case 'tooFew':
      return pack > 1 && min > 1
        ? t('cart.quantity.minimumAndPack', { minimum: first, pack })
        : t('cart.quantity.minimum', { minimum: first });
    case 'pack':
      return second === undefined
        ? t('cart.quantity.packNearest', { pack, nearest: first })
        : t('cart.quantity.packNearestTwo', { pack, below: first, above: second });
  }
}

/** The same on a page of another library: loads the texts (Suspense). */
export function LateQuantityErrorText(props: QuantityErrorTextProps) {
  return useOwnTexts() ? <QuantityErrorText {...props} /> : null;
}
