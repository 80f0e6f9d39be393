import { buttonClass, Notice } from '@shop/design-system';
import type { ReactNode } from 'react';
import { usePerson } from './use-person.ts';
import { useSignInAddress } from './use-sign-in-address.ts';
import styles from './sign-in-gate.module.css';

interface SignInGateProps {
  /** Heading of the page. */
  title: string;
  /** First sentence if the session has just ended. */
  ended: string;
  /** Purpose of the page. */
  lead: string;
  /** Benefits of signing in, one per line, below their heading. */
  reasons?: { title: string; lines: readonly string[] };
  /** Text of the sign-in button. */
  signIn: string;
  /** An alternative link beside the button. */
  beside: ReactNode;
  /** Small print below. */
  note?: string;
  /** Shown above the button. */
  children?: ReactNode;
}

/** Shown to visitors on a page that needs sign-in: its purpose and the way to sign in and return. Works without a script. */
export function SignInGate({ title, ended, lead, reasons, signIn, beside, note, children }: SignInGateProps) {
  const person = usePerson();
  const isEnded = person.state === 'anonymous' && person.ended === true;
  return (
    <div className={styles.gate}>
      <h1 tabIndex={-1}>{title}</h1>
      {isEnded && <Notice type="informative" live title={ended} className={styles.notice ?? ''} />}
      <p className={styles.lead}>{lead}</p>
      {reasons && (
        <section className={styles.reasons}>
          <h2>{reasons.title}</h2>
          <ul>
            {reasons.lines.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
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
