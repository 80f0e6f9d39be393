import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './nameplate.module.css';

export type NameplateProps = {
  /** Accessible name of the plate. */
  label: string;
  /** The manufacturer's mark, for instance a logo. */
  maker?: ReactNode;
  modelLabel: string;
  model: ReactNode;
  /** A line below the model, for instance the place of manufacture. */
  note?: ReactNode;
  /** `isExtra`: left out on phones, where the plate has room for a few figures; say it elsewhere on the page too. */
  items: readonly { term: ReactNode; value: ReactNode; original?: string; isExtra?: boolean }[];
};

/** A machine's nameplate: maker and model, then the stamped data. */
export function Nameplate({ label, maker, modelLabel, model, note, items }: NameplateProps) {
  return (
    <section className={styles.room} aria-label={label}>
      <div className={styles.plate}>
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
            <div
              key={index}
              className={classNames(
                hasWordOf(14, item.value) ? styles.long : hasWordOf(18, item.term) && styles.longTerm,
                item.isExtra && styles.extra,
              )}
            >
              <dt className={styles.term}>{item.term}</dt>
              <dd title={item.original}>{item.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** German and Nordic compounds, which no column holds and not every browser hyphenates. */
function hasWordOf(letters: number, text: ReactNode): boolean {
  return typeof text === 'string' && new RegExp(`\\p{L}{${letters}}`, 'u').test(text);
}

function Rivets() {
  return ['topStart', 'topEnd', 'bottomStart', 'bottomEnd'].map((corner) => (
    <span key={corner} className={`${styles.rivet} ${styles[corner]}`} />
  ));
}
