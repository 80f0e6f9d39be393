import { classNames } from '../class-names/class-names.ts';
import { Card, CardGrid } from '../card-grid/card-grid.tsx';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** What it stands for; each has the height of the real thing. */
  shape?: 'line' | 'small' | 'title' | 'price' | 'button' | 'drawing' | 'mini';
  /** Part of the width of its place. */
  width?: 'full' | 'most' | 'half' | 'third';
  className?: string | undefined;
};

/** A grey shape in the place of something that is still on its way, as large as that will be. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], styles[width], className)} />;
}

/** The grid of cards before its content: same cells, same heights. `label` says what is being loaded. */
export function SkeletonCards({ count = 12, label }: { count?: number; label: string }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr">
        {label}
      </p>
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <Card
            key={index}
            drawing={<Skeleton shape="drawing" />}
            title={<Skeleton width="half" />}
            keys={
              <>
                <Skeleton width="most" />
                <Skeleton width="half" />
              </>
            }
            price={<Skeleton shape="price" width="third" />}
            foot={<Skeleton width="half" />}
          />
        ))}
      </CardGrid>
    </div>
  );
}

/** The lines of a table or list before its content. */
export function SkeletonRows({ rows = 6, label }: { rows?: number; label: string }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr">
        {label}
      </p>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden="true">
          <Skeleton width={index % 3 === 1 ? 'half' : 'most'} />
          <Skeleton width="half" />
          <Skeleton width="third" />
        </div>
      ))}
    </div>
  );
}
