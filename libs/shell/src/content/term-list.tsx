import type { Inline } from '@shop/api-contracts';
import type { ReactNode } from 'react';
import styles from './term-list.module.css';

/** What a bold beginning names, and what is said of it. */
export interface Explained {
  term: readonly Inline[];
  text: readonly Inline[];
}

/** The items of a list that all begin with a bold name and a colon; null for other lists. */
export function explainedItems(items: readonly (readonly Inline[])[]): Explained[] | null {
  const explained = items.flatMap((runs) => splitAtColon(runs) ?? []);
  return explained.length === items.length ? explained : null;
}

function splitAtColon(runs: readonly Inline[]): Explained | null {
  const at = runs.findIndex(({ text, strong }) => !strong && colon.test(text));
  const run = runs[at];
  if (!runs[0]?.strong || !run) return null;
  const [before] = run.text.split(colon, 1);
  const after = run.text.slice(run.text.search(colon)).replace(colon, '');
  return {
    term: [...runs.slice(0, at), ...(before ? [{ ...run, text: before }] : [])],
    text: [{ ...run, text: after }, ...runs.slice(at + 1)],
  };
}

/** French has a space before it. */
const colon = /\s?:\s/;

/** Names and what is said of them, in rows. */
export function TermList({
  items,
  children,
}: {
  items: readonly Explained[];
  children: (runs: readonly Inline[]) => ReactNode;
}) {
  return (
    <dl className={styles.terms}>
      {items.map(({ term, text }, index) => (
        <div key={index}>
          <dt>{children(term)}</dt>
          <dd>{children(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
