import styles from './logo.module.css';

/** Vadholm's mark, a plate seen from the front with its chevrons, and the name. Decorative: the link around it has the accessible name. */
export function Logo() {
  return (
    <svg viewBox="0 0 122 28" width="122" height="28" className={styles.logo} aria-hidden="true" focusable="false">
      <g fill="none" strokeWidth="2">
        <path stroke="currentColor" d="M1 4.2 4.2 1h15.6L23 4.2v19.6L19.8 27H4.2L1 23.8z" />
        <path className={styles.chevrons} d="M5.5 8.5 12 14l6.5-5.5M5.5 13.5 12 19l6.5-5.5M5.5 18.5 12 24l6.5-5.5" />
      </g>
      <text x="32" y="21.2" className={styles.name}>
        Vadholm
      </text>
    </svg>
  );
}
