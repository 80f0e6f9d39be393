import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './stock-mark.module.css';

/** `ok`: in stock; `later`: available later; `ask`: on request. */
export type StockState = 'ok' | 'later' | 'ask';

/** Availability as a dot and a word: filled if in stock, hollow if not, no dot if unknown. */
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
