import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { useModal } from '../dialog/use-modal.ts';
import styles from './sidebar.module.css';

/** Duration of the slide animation in milliseconds; equal to the style sheet's. */
export const sidebarTransitionMs = 225;

export type SidebarProps = {
  open: boolean;
  onClose: () => void;
  /** Accessible name of the dialog; shown at the top unless `head` is given. */
  label: string;
  closeLabel: string;
  /** Replaces the label at the top, for instance by a back button. */
  head?: ReactNode;
  /** `start` for menus, `end` for content related to the page. */
  side?: 'start' | 'end';
  children: ReactNode;
};

/** A dialog that slides in from the side. Its content is removed after it has slid out. */
export function Sidebar({ open, onClose, label, closeLabel, head, side = 'start', children }: SidebarProps) {
  const modal = useModal({ open, onClose });
  const present = usePresence(open);
  return (
    <dialog
      {...modal}
      data-lock
      aria-label={label}
      className={classNames(styles.sidebar, side === 'end' && styles.end)}
    >
      {present && (
        <>
          <header className={styles.head}>
            <div className={styles.label}>{head ?? label}</div>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  );
}

/** True while open and during the slide-out. */
function usePresence(open: boolean): boolean {
  const [leaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setLeaving(!open);
  }
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLeaving(false), sidebarTransitionMs);
    return () => clearTimeout(timer);
  }, [leaving]);
  return open || leaving;
}
