import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './card-grid.module.css';

/** Four cards abreast, three on a tablet, one on the phone; hairlines between instead of boxes. */
export function CardGrid({
  children,
  busy = false,
}: {
  children: ReactNode;
  /** Old results, while new ones are on their way. */ busy?: boolean;
}) {
  return (
    <ul className={classNames(styles.grid, busy && styles.busy)} aria-busy={busy || undefined}>
      {children}
    </ul>
  );
}

export type CardProps = {
  drawing: ReactNode;
  /** Holds the one link of the card, which the whole card follows. */
  title: ReactNode;
  /** Two lines of key figures. */
  keys?: ReactNode;
  /** Price, or what stands in its place. */
  price?: ReactNode;
  /** Availability and small controls; these stay reachable above the card's link. */
  foot?: ReactNode;
  /** What can be done with it, beneath everything; stays reachable above the card's link too. */
  action?: ReactNode;
  /** Level of the title: 2 where no heading stands between it and that of the page. */
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
