import { classNames } from '@shop/design-system';
import { useHydrated } from '@shop/platform';
import { lazy, Suspense } from 'react';
import type { MarkButtonProps } from './mark-button.tsx';
import styles from './favourite-mark.module.css';

const MarkButton = lazy(() =>
  import('./mark-button.tsx').then(
    ({ MarkButton }) => ({ default: MarkButton }),
    // an article without its mark is still an article
    () => ({ default: () => null }),
  ),
);

/**
 * The mark of an article: saves it in a list, and is filled where it is in an own one. Nothing works without a script, so the server
 * renders its place alone; the code comes after the page.
 */
export function FavouriteMark(props: MarkButtonProps) {
  return (
    <span className={classNames(styles.place, styles[props.look ?? 'icon'])} data-chrome>
      {useHydrated() && (
        <Suspense fallback={null}>
          <MarkButton {...props} />
        </Suspense>
      )}
    </span>
  );
}
