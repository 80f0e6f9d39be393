import { classNames } from '@shop/design-system';
import { useHydrated } from '@shop/platform';
import { lazy, Suspense } from 'react';
import type { MarkButtonProps } from './mark-button.tsx';
import styles from './favourite-mark.module.css';

const MarkButton = lazy(() =>
  import('./mark-button.tsx').then(
    ({ MarkButton }) => ({ default: MarkButton }),
    // if the code fails to load, the article remains usable
    () => ({ default: () => null }),
  ),
);

/**
 * Favourite mark of an article: saves it in a list, filled if one of the reader's own lists has it. Needs a script, so the server renders
 * only an empty slot; the code loads after the page.
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
