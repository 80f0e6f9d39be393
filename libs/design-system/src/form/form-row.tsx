import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Fields that belong side by side, where there is room. */
export const FormRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;

/** The buttons at the end, the one that sends first. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
