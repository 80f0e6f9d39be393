import { classNames } from '@shop/design-system';
import { useHydrated } from '@shop/platform';
import { lazy, Suspense } from 'react';
import type { AddToCartProps } from './add-to-cart.tsx';
import styles from './add-to-cart-slot.module.css';

const AddToCart = lazy(() =>
  import('./add-to-cart.tsx').then(
    ({ AddToCart }) => ({ default: AddToCart }),
    // an article that cannot be ordered for the moment can still be read about
    () => ({ default: () => null }),
  ),
);

/**
 * Where quantity and button of an article stand. They need a script, so the server renders their place alone, in its final height; the
 * code comes after the page, once for all articles of it.
 */
export function AddToCartSlot(props: AddToCartProps) {
  return (
    <div className={classNames(styles.place, styles[props.layout])} data-chrome>
      {useHydrated() && (
        <Suspense fallback={null}>
          <AddToCart {...props} />
        </Suspense>
      )}
    </div>
  );
}
