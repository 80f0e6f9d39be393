import { Notice } from '@shop/design-system';
import { marketQuery, useApp, usePrefetchedQuery } from '@shop/platform';
import styles from './frame.module.css';

/** The market's message on every page. */
export function StatusBanner() {
  const { statusMessage } = usePrefetchedQuery(marketQuery(useApp()));
  if (!statusMessage) return null;
  return (
    <div className={styles.banner}>
      <div className="page">
        <Notice type="informative" title={statusMessage} />
      </div>
    </div>
  );
}
