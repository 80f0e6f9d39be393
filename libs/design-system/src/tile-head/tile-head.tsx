import type { ReactNode } from 'react';
import styles from './tile-head.module.css';

export interface TileHeadProps {
  /** Where it names the tile: `aria-labelledby` of its section. */
  id?: string;
  title: ReactNode;
  /** Link to the page with all of it. */
  children?: ReactNode;
}

/** Head of a tile: its title, and the way to everything it shows a part of. */
export const TileHead = ({ id, title, children }: TileHeadProps) => (
  <div className={styles.head}>
    <h2 id={id}>{title}</h2>
    {children}
  </div>
);
