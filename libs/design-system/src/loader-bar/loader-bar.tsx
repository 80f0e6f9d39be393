import styles from './loader-bar.module.css';

/** A thin progress line at the top of the window. The caller decides when to show it. */
export function LoaderBar({ shown, label }: { shown: boolean; label: string }) {
  return <div role="progressbar" aria-label={label} hidden={!shown} className={styles.bar} data-chrome />;
}
