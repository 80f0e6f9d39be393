import { useText } from '../text.ts';
import styles from './home-page.module.css';

/** Keeps the room of the workbench until it is there. */
export function OwnHomeSkeleton() {
  const t = useText();
  return (
    <div className={styles.ownSkeleton} aria-busy="true" data-own-home="awaited">
      <p role="status" className="sr">
        {t('shell.home.ownLoading')}
      </p>
    </div>
  );
}
