import { Skeleton } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import type { ReactNode } from 'react';
import styles from './overview.module.css';

/** A tile of the overview: title, content and a link to its page. */
export function Tile({
  title,
  to,
  children,
  action,
}: {
  title: string;
  to: string;
  children: ReactNode;
  action: string;
}) {
  return (
    <>
      <h2>{title}</h2>
      <div className={styles.tileText}>{children}</div>
      <p>
        <ShopLink to={to} className="target">
          {action}
        </ShopLink>
      </p>
    </>
  );
}

export const TileSkeleton = () => (
  <>
    <Skeleton width="half" className={styles.skeletonHead} />
    <div className={styles.skeletonRows}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton width="most" />
        </div>
      ))}
    </div>
    <Skeleton width="third" />
  </>
);
