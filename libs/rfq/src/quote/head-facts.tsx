import type { ReactNode } from 'react';
import styles from './quote-title.module.css';

/** What is known of a request before its lines: few facts beside each other, each below its label. */
export function HeadFacts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
