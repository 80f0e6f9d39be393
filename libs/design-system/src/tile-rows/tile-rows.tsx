import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './tile-rows.module.css';

export interface TileRowProps {
  /** What the row stands for, such as its link. */
  name: ReactNode;
  /** At the end of the line: its state or its size. */
  state?: ReactNode;
  /** Below, in small print. */
  meta?: ReactNode;
}

/** List of a tile, with a row for each entry. */
export const TileRows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>;

/** Entry of a tile: its name, its state, and what else is said of it; as tall in each tile. */
export const TileRow = ({ name, state, meta }: TileRowProps) => (
  <li className={styles.row}>
    <span className={styles.head}>
      <span className={styles.name}>{name}</span>
      {state && <span className={styles.state}>{state}</span>}
    </span>
    {meta && <span className={styles.meta}>{meta}</span>}
  </li>
);

/** Rows of a tile whose content is loading, of the same height. */
export const TileRowsSkeleton = ({ rows = 3 }: { rows?: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: rows }, (_, index) => (
      <div key={index} className={styles.row}>
        <Skeleton width="half" />
        <Skeleton shape="small" width="third" />
      </div>
    ))}
  </div>
);
