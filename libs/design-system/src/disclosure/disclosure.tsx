import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '../button/button-class.ts';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  label: ReactNode;
  /** Shown beside the label, if there are any. */
  count?: number;
  open?: boolean;
  variant?: ButtonLook['variant'];
  size?: ButtonLook['size'];
  /** With more room than a phone has, the content stands among its neighbours, without a press. */
  onlyPhones?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A button among others in a wrapping row, which shows more below that row. */
export function Disclosure({
  label,
  count = 0,
  open,
  variant = 'plain',
  size = 'normal',
  onlyPhones = false,
  className,
  children,
}: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, onlyPhones && styles.onlyPhones, className)} open={open}>
      <summary className={classNames(buttonClass({ variant, size }), styles.summary)}>
        {label}
        {count > 0 && <span className={styles.count}>{count}</span>}
        <Icon name="chevron-down" size={16} />
      </summary>
      {children}
    </details>
  );
}
