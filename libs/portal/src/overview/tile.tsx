import { Skeleton, TileHead, TileRowsSkeleton } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import type { ReactNode } from 'react';
import styles from './overview.module.css';

/** A tile of the overview: title with a link to its page, and content. */
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
      <TileHead title={title}>
        <ShopLink to={to} className="target">
          {action}
        </ShopLink>
      </TileHead>
      {children}
    </>
  );
}

export const TileSkeleton = () => (
  <>
    <TileHead title={<Skeleton width="half" className={styles.skeletonHead} />} />
    <TileRowsSkeleton />
  </>
);
