import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './card-grid.module.css';

/** Four cards per row, three on a tablet, one on a phone; hairlines separate them instead of boxes. */
export function CardGrid({
  children,
  busy = false,
}: {
  children: ReactNode;
  /** True while new results load; the old ones stay visible. */ busy?: boolean;
}) {
  return (
    <ul className={classNames(styles.grid, busy && styles.busy)} aria-busy={busy || undefined}>
      {children}
    </ul>
  );
}

export type CardProps = {
  drawing: ReactNode;
  /** Contains the card's only link; the whole card activates it. */
  title: ReactNode;
  /** Two lines of key figures. */
  keys?: ReactNode;
  /** The price, or its replacement. */
  price?: ReactNode;
  /** Availability and small controls, clickable above the card's link. */
  foot?: ReactNode;
  /** Actions at the bottom, also clickable above the card's link. */
  action?: ReactNode;
  /** Heading level of the title: 2 if it follows the page heading directly. */
  level?: 2 | 3;
};

/** One article. */
export function Card({ drawing, title, keys, price, foot, action, level = 3 }: CardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles.card}>
      <div className={styles.drawing}>{drawing}</div>
      <Title className={styles.title}>{title}</Title>
      <div className={styles.keys}>{keys}</div>
      <div className={styles.price}>{price}</div>
      <div className={styles.foot}>{foot}</div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </li>
  );
}
