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
  /** Buttons at the foot, in the order of reading. */
  actions?: ReactNode;
  size?: 'normal' | 'wide';
};
export type DialogProps = DialogBase &
  (
    | { /** Name of the button that closes it. */ closeLabel: string; blocking?: false }
    /** No close button, no Escape, no press outside: the actions are the only way on. */
    | { blocking: true; closeLabel?: never }
  );

/**
 * A modal question or form. The content exists only while it is open. The focus goes to what carries
 * `data-autofocus`, else to the first thing that can take it.
 */
export function Dialog({ open, onClose, title, children, actions, size = 'normal', ...closing }: DialogProps) {
  const titleId = useId();
  const blocking = closing.blocking === true;
  const modal = useModal({ open, onClose, blocking });
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop closes; Escape and the button do so too
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
