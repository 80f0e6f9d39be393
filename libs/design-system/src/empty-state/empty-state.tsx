import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** Names the missing content. */
  title: ReactNode;
  /** The reason, and possible remedies. */
  children?: ReactNode;
  /** Next steps; one of them is a `go` button. */
  actions?: ReactNode;
  /** For an error: a reference for support, for instance the request id. */
  reference?: ReactNode;
  /** Heading level. */
  level?: 2 | 3;
};

/** Shown instead of an empty list, or of one that failed to load: what is missing, why, and the next step. */
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
