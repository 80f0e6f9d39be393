import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { useModal } from './use-modal.ts';
import styles from './dialog.module.css';

type DialogBase = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, in reading order. */
  actions?: ReactNode;
  size?: 'normal' | 'wide';
};
export type DialogProps = DialogBase &
  (
    | { /** Accessible name of the close button. */ closeLabel: string; blocking?: false }
    /** Without close button, Escape and outside press: only the actions close it. */
    | { blocking: true; closeLabel?: never }
  );

/**
 * A modal dialog. Its content is rendered only while it is open. The focus goes to the element with `data-autofocus`, else to the first
 * focusable one.
 */
export function Dialog({ open, onClose, title, children, actions, size = 'normal', ...closing }: DialogProps) {
  const titleId = useId();
  const blocking = closing.blocking === true;
  const modal = useModal({ open, onClose, blocking });
  return (
    <dialog
      {...modal}
      data-lock
      aria-labelledby={titleId}
      className={classNames(styles.dialog, size === 'wide' && styles.wide)}
    >
      {open && (
        <>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {!blocking && <IconButton icon="close" label={closing.closeLabel ?? ''} onClick={onClose} />}
          </header>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </>
      )}
    </dialog>
  );
}
