import styles from './loader-bar.module.css';

/** A thin line along the top of the window while something loads. When to show it is the caller's decision. */
export function LoaderBar({ shown, label }: { shown: boolean; label: string }) {
  return <div role="progressbar" aria-label={label} hidden={!shown} className={styles.bar} data-chrome />;
}
