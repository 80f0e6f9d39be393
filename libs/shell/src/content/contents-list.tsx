import type { ContentPart } from '@shop/api-contracts';
import { Icon } from '@shop/design-system';
import { useText } from '../text.ts';
import { anchorsOf } from './anchors.ts';
import styles from './contents-list.module.css';

/** A heading with its subheadings. */
export interface ContentsEntry {
  anchor: string;
  text: string;
  below?: readonly ContentsEntry[];
}

/** Minimum number of headings for a table of contents. */
const fewHeadings = 4;

/** Headings of a text with their anchors; use the prefix of its `ContentParts`. */
export function headingsOf(parts: readonly ContentPart[], prefix: string): ContentsEntry[] {
  const anchors = anchorsOf(parts, prefix);
  return parts.flatMap((part, index) => {
    const anchor = anchors[index];
    return part.type === 'heading' && anchor !== undefined ? [{ anchor, text: part.text }] : [];
  });
}

/** Table of contents of a long text; nothing for a short one. Collapsed where it is above the text. */
export function ContentsList({ entries }: { entries: readonly ContentsEntry[] }) {
  const t = useText();
  if (entries.length + entries.flatMap(({ below }) => below ?? []).length < fewHeadings) return null;
  const title = t('shell.content.onThisPage');
  return (
    <>
      <nav aria-labelledby="contents" className={styles.beside}>
        <p id="contents" className={styles.title}>
          {title}
        </p>
        <Entries entries={entries} />
      </nav>
      <details className={styles.above} data-chrome>
        <summary className={styles.summary}>
          {title}
          <Icon name="chevron-down" />
        </summary>
        <nav aria-label={title}>
          <Entries entries={entries} />
        </nav>
      </details>
    </>
  );
}

function Entries({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ anchor, text, below }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className={styles.link}>
            {text}
          </a>
          {below && <Entries entries={below} />}
        </li>
      ))}
    </ul>
  );
}
