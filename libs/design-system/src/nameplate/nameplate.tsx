import type { ReactNode } from 'react';
import styles from './nameplate.module.css';

export type NameplateProps = {
  /** Names the plate for those who cannot see it. */
  label: string;
  /** Mark of the maker, for instance a logo. */
  maker?: ReactNode;
  modelLabel: string;
  model: ReactNode;
  /** A line beneath the model, for instance where it was made. */
  note?: ReactNode;
  items: readonly { term: ReactNode; value: ReactNode; original?: string }[];
};

/** The plate as it is riveted to the machine: maker and model, then what was stamped into it. */
export function Nameplate({ label, maker, modelLabel, model, note, items }: NameplateProps) {
  return (
    <section className={styles.plate} aria-label={label}>
      <Rivets />
      <div className={styles.who}>
        {maker}
        <div>
          <p className={styles.term}>{modelLabel}</p>
          <p className={styles.model}>{model}</p>
        </div>
        {note !== undefined && <p className={styles.term}>{note}</p>}
      </div>
      <dl className={styles.items}>
        {items.map((item, index) => (
          <div key={index}>
            <dt className={styles.term}>{item.term}</dt>
            <dd title={item.original}>{item.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Rivets() {
  return ['topStart', 'topEnd', 'bottomStart', 'bottomEnd'].map((corner) => (
    <span key={corner} className={`${styles.rivet} ${styles[corner]}`} />
  ));
}
