import { Icon } from '@shop/design-system';
import type { ReactNode, Ref } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  /** Level of its heading. */
  level: 2 | 3;
  /** Address within the page: browsers open the details element that has a link's target. */
  anchor?: string;
  open?: boolean;
  /** Of what is pressed, to lead the focus there. */
  summaryRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A section that a press on its heading opens, also without a script; on paper all of it. */
export function Fold({ title, level, anchor, open, summaryRef, children }: FoldProps) {
  const Heading = `h${level}` as const;
  return (
    <details className={styles.fold} open={open}>
      <summary ref={summaryRef} className={styles.summary}>
        <Heading>{title}</Heading>
        <Icon name="chevron-down" className={styles.mark} />
      </summary>
      <div id={anchor} className={styles.content}>
        {children}
      </div>
    </details>
  );
}
