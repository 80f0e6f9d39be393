import type { ReactNode } from 'react';
import { usePerson } from './use-person.ts';
import styles from './gate-or-skeleton.module.css';

interface GateOrSkeletonProps {
  /** The invitation to sign in. */
  gate: ReactNode;
  /** Shown until the person is known. */
  skeleton: ReactNode;
}

/**
 * Placeholder of a personal page. The server's HTML contains both parts and is the same for everybody; `html[data-person]` shows the
 * skeleton where a session is expected, else the invitation to sign in.
 */
export function GateOrSkeleton({ gate, skeleton }: GateOrSkeletonProps) {
  const isAnonymous = usePerson().state === 'anonymous';
  return (
    <>
      <div className={isAnonymous ? undefined : styles.ifAnonymous}>{gate}</div>
      {!isAnonymous && <div className={styles.ifAwaited}>{skeleton}</div>}
    </>
  );
}
