import styles from './link-row.module.css';

/** Of a list of links in one row, which scrolls sideways where they have no room. */
export const linkRowClass = styles.row!;
