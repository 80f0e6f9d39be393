import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** What is not there. */
  title: ReactNode;
  /** Why, and what can be done. */
  children?: ReactNode;
  /** What to do next; one of them is a `go` button. */
  actions?: ReactNode;
  /** For an error: what to tell support, for instance the number of the request. */
  reference?: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3;
};

/** In place of a list without entries, or of one that could not be loaded: what, why, what next. */
export function EmptyState({ title, children, actions, reference, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.empty}>
      <Heading>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {reference !== undefined && <p className={styles.reference}>{reference}</p>}
    </div>
  );
}
