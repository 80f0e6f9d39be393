import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './definition-list.module.css';

export type Definition = {
  term: ReactNode;
  value: ReactNode;
  /** The measured value, if a converted one is shown. */
  original?: string | undefined;
  /** The total of a list of amounts. */
  total?: boolean;
};

/** Terms and values separated by hairlines: specifications, totals, addresses. */
export function DefinitionList({ items, className }: { items: readonly Definition[]; className?: string }) {
  return (
    <dl className={classNames(styles.list, className)}>
      {items.map((item, index) => (
        <div key={index} className={item.total ? styles.total : undefined}>
          <dt>{item.term}</dt>
          <dd title={item.original}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type DefinitionGroup = { title: ReactNode; items: readonly Definition[] };

/** A specification: groups of definitions with headings, in two columns where they fit. */
export function DefinitionGroups({ groups }: { groups: readonly DefinitionGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map((group, index) => (
        <section key={index}>
          <h3>{group.title}</h3>
          <DefinitionList items={group.items} />
        </section>
      ))}
    </div>
  );
}

/** Three or four key figures side by side in larger type. */
export function KeyFigures({ items }: { items: readonly Definition[] }) {
  return (
    <dl className={styles.keyFigures}>
      {items.map((item, index) => (
        <div key={index}>
          <dt>{item.term}</dt>
          <dd title={item.original}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
