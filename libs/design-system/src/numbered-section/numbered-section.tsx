import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './numbered-section.module.css';

export type NumberedSectionProps = {
  /** Anchor of the section. */
  id: string;
  /** Omitted if sections are not numbered. */
  number?: number;
  title: ReactNode;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** Controls below the lead, for instance the choice of measures. */
  controls?: ReactNode;
  /** Omits the rule, for a section below an element that draws one. */
  withoutRule?: boolean;
  children: ReactNode;
};

/** A section as in a test report: a rule, number and heading in the margin, content beside them. */
export function NumberedSection({
  id,
  number,
  title,
  lead,
  controls,
  withoutRule = false,
  children,
}: NumberedSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(styles.section, withoutRule && styles.withoutRule)}
    >
      <header>
        <h2 id={`${id}-title`} className={number === undefined ? undefined : styles.title}>
          {number !== undefined && <span className={styles.number}>{number}</span>}
          <span>{title}</span>
        </h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {controls !== undefined && <div className={styles.controls}>{controls}</div>}
      </header>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
