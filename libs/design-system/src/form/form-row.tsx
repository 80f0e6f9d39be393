import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Fields side by side, where they fit. */
export const FormRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;

/** Buttons at the end of a form, submit first. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
