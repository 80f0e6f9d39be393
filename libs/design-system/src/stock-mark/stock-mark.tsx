import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './stock-mark.module.css';

/** `ok`: it is here; `later`: it comes; `ask`: one has to ask. */
export type StockState = 'ok' | 'later' | 'ask';

/** Availability as a dot and a word: filled when the thing is here, hollow when it is not, no dot when nobody knows. */
export function StockMark({
  state,
  children,
  className,
}: {
  state: StockState;
  children: ReactNode;
  className?: string;
}) {
  return <span className={classNames(styles.stock, styles[state], className)}>{children}</span>;
}
