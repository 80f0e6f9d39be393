import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './fold.module.css';

export interface FoldProps {
  title: ReactNode;
  /** Level of its heading, if it has one. */
  level?: 2 | 3;
  /** Address within the page: browsers open the details element that has a link's target. */
  anchor?: string | undefined;
  open?: boolean;
  /** Of all of it, to open it by script. */
  ref?: Ref<HTMLDetailsElement>;
  /** Of what is pressed, to lead the focus there. */
  summaryRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A section in a list of such that a press on its title opens, also without a script; on paper all of it. */
export function Fold({ title, level, anchor, open, ref, summaryRef, children }: FoldProps) {
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <details ref={ref} className={styles.fold} open={open}>
      <summary ref={summaryRef} className={styles.summary}>
        <Title>{title}</Title>
        <Icon name="chevron-down" className={styles.mark} />
      </summary>
      <div id={anchor} className={styles.content}>
        {children}
      </div>
    </details>
  );
}
