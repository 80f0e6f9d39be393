import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './badge.module.css';

/** A count on a round background, for instance the number of cart lines. */
export function Badge({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={classNames(styles.badge, className)}>{children}</span>;
}

/** A word in a hairline frame. Use `signal` only for what needs attention. */
export function Tag({ children, tone = 'plain' }: { children: ReactNode; tone?: 'plain' | 'signal' }) {
  return <span className={classNames(styles.tag, tone === 'signal' && styles.signal)}>{children}</span>;
}

/** A position number of a drawing, in its ring. */
export function Position({ children, current = false }: { children: ReactNode; current?: boolean }) {
  return <span className={classNames(styles.position, current && styles.current)}>{children}</span>;
}
