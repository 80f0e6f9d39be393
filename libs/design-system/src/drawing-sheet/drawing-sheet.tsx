import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './drawing-sheet.module.css';

export type DrawingSheetProps = {
  /** The drawing; a `Drawing` of size `full` fills the frame. */
  children: ReactNode;
  /** Title block at the bottom. Phones show only the first two entries. */
  block: readonly { label: string; value: ReactNode }[];
  /** Buttons in the corner, for instance for zooming. */
  tools?: ReactNode;
  className?: string | undefined;
};

/** A drawing in a frame with the title block below, as on paper. */
export function DrawingSheet({ children, block, tools, className }: DrawingSheetProps) {
  return (
    <figure className={classNames(styles.sheet, className)}>
      <div className={styles.drawing}>{children}</div>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      <figcaption>
        <TitleBlock entries={block} />
      </figcaption>
    </figure>
  );
}

/** The strip of labelled entries of a title block, without a drawing. */
export function TitleBlock({ entries, framed = false }: { entries: DrawingSheetProps['block']; framed?: boolean }) {
  return (
    <dl className={classNames(styles.block, framed && styles.framed)}>
      {entries.map((entry) => (
        <div key={entry.label}>
          <dt>{entry.label}</dt>
          <dd>{entry.value}</dd>
        </div>
      ))}
    </dl>
  );
}
