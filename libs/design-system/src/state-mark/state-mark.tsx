import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './state-mark.module.css';

/** `open`: under way; `done`: as wanted; `signal`: needs attention; `over`: nothing follows. */
export type StateTone = 'open' | 'done' | 'signal' | 'over';

/** The state of an order or a request as a dot and a word, like availability: boxes are buttons. */
export function StateMark({ tone, children }: { tone: StateTone; children: ReactNode }) {
  return <span className={classNames(styles.state, styles[tone])}>{children}</span>;
}
