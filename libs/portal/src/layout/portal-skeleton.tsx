import { Skeleton } from '@shop/design-system';
import type { PortalPage } from '../portal-page.ts';
import { useText } from '../text.ts';
import styles from './portal-layout.module.css';

/** Skeleton of a page until the person is known: its heading, and placeholders of the content's size. */
export function PortalSkeleton({ page, title }: { page: PortalPage; title?: string }) {
  const t = useText();
  return (
    <div aria-busy="true">
      {title !== undefined && <p className={styles.skeletonTitle}>{title}</p>}
      <p role="status" className="sr">
        {t('portal.loading')}
      </p>
      {page.skeleton === 'form' ? (
        <div className={styles.skeletonForm}>
          {Array.from({ length: 5 }, (_, index) => (
            <div key={index}>
              <Skeleton shape="small" width="third" />
              <Skeleton shape="button" />
            </div>
          ))}
        </div>
      ) : (
        <SkeletonBlocks count={page.skeleton === 'tiles' ? 2 : 3} />
      )}
    </div>
  );
}

/** Skeleton of addresses or tiles. */
export const SkeletonBlocks = ({ count }: { count: number }) => (
  <div className={styles.skeletonCards}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index}>
        <Skeleton width="half" />
        <Skeleton width="most" />
        <Skeleton width="third" />
        <Skeleton width="half" />
        <Skeleton shape="button" width="third" />
      </div>
    ))}
  </div>
);
