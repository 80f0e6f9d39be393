import { buttonClass, Notice } from '@shop/design-system';
import type { ReactNode } from 'react';
import { usePerson } from './use-person.ts';
import { useSignInAddress } from './use-sign-in-address.ts';
import styles from './sign-in-gate.module.css';

interface SignInGateProps {
  /** Heading of the page. */
  title: string;
  /** What is said first where a session ended under one's hands. */
  ended: string;
  /** What the page is for. */
  lead: string;
  /** What one signs in for, a line each. */
  reasons?: readonly string[];
  /** Label of the way in. */
  signIn: string;
  /** Where else to go: a link beside the way in. */
  beside: ReactNode;
  /** Beneath, in small words. */
  note?: string;
  /** Above the way in: what one has to know before. */
  children?: ReactNode;
}

/** For whoever is not signed in: what a page is for, and the way in, which comes back to it. Usable without a script. */
export function SignInGate({ title, ended, lead, reasons = [], signIn, beside, note, children }: SignInGateProps) {
  const person = usePerson();
  const isEnded = person.state === 'anonymous' && person.ended === true;
  return (
    <div className={styles.gate}>
      <h1 tabIndex={-1}>{title}</h1>
      {isEnded && <Notice type="informative" live title={ended} className={styles.notice ?? ''} />}
      <p className={styles.lead}>{lead}</p>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {children}
      <p className={styles.actions}>
        <a href={useSignInAddress()} className={buttonClass({ variant: 'go' })}>
          {signIn}
        </a>
        {beside}
      </p>
      {note !== undefined && <p className="muted">{note}</p>}
    </div>
  );
}
