import { classNames } from '@shop/design-system';
import { useHydrated } from '@shop/platform';
import { lazy, Suspense } from 'react';
import type { AddToCartProps } from './add-to-cart.tsx';
import styles from './add-to-cart-slot.module.css';

const AddToCart = lazy(() =>
  import('./add-to-cart.tsx').then(
    ({ AddToCart }) => ({ default: AddToCart }),
    // if the code fails to load, the article remains readable
    () => ({ default: () => null }),
  ),
);

/**
 * Slot for an article's quantity and button. They need a script, so the server renders an empty slot of the final height; the code loads
 * after the page, once for all articles on it.
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
