import { classNames } from '../class-names/class-names.ts';
import { Card, CardGrid } from '../card-grid/card-grid.tsx';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** The represented element; each shape has its height. */
  shape?: 'line' | 'small' | 'title' | 'price' | 'button' | 'drawing' | 'mini';
  /** Share of the available width. */
  width?: 'full' | 'most' | 'half' | 'third';
  className?: string | undefined;
};

/** A grey placeholder for loading content, of the same size. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], styles[width], className)} />;
}

/** Skeleton of a card grid, with cells of the same size. `label` names the loading content. */
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

/** Skeleton of the rows of a table or list. */
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
