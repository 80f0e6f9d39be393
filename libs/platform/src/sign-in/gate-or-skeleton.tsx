import type { ReactNode } from 'react';
import { usePerson } from './use-person.ts';
import styles from './gate-or-skeleton.module.css';

interface GateOrSkeletonProps {
  /** The invitation to sign in. */
  gate: ReactNode;
  /** The page before it is known whose it is. */
  skeleton: ReactNode;
}

/**
 * A page that belongs to one person, before anybody knows who is there. The server's HTML is the same for everybody: the invitation to sign
 * in, and a skeleton in its place where somebody is expected to be signed in (`html[data-person]`).
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
