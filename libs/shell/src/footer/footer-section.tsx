import { useId, type ReactNode } from 'react';
import styles from './footer.module.css';

/** A column of links with a heading. */
export function FooterSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul>{children}</ul>
    </nav>
  );
}
