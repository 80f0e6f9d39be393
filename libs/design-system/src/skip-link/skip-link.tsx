import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** First tab stop of a page, visible only on focus. `href` is the anchor of the content. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a href={href} className={styles.skip} data-chrome>
      {children}
    </a>
  );
}
