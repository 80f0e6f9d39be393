import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { plainLink } from '../render-link/render-link.tsx';
import type { RenderLink } from '../render-link/render-link.tsx';
import styles from './chip.module.css';

type ChipLook = { children: ReactNode; /** Names the action, for instance "Remove filter 16 bar". */ label?: string };
export type ChipProps = ChipLook &
  (
    | { onRemove: () => void; href?: never; renderLink?: never }
    /** The address without this chip, so that it works without a script. */
    | { href: string; renderLink?: RenderLink; onRemove?: never }
  );

/** An active choice that one press removes. */
export function Chip({ children, label, ...action }: ChipProps) {
  const content = (
    <>
      {children}
      <Icon name="close" size={16} />
    </>
  );
  if (action.href === undefined) {
    return (
      <button type="button" className={styles.chip} aria-label={label} onClick={action.onRemove}>
        {content}
      </button>
    );
  }
  const { href, renderLink = plainLink } = action;
  return renderLink({ href, className: styles.chip, 'aria-label': label, children: content });
}

interface ChipListProps {
  label: string;
  /** On phones in as many lines as they need. */
  wraps?: boolean;
  children: ReactNode;
}

/** Chips side by side; on phones in one scrolling line. */
export function ChipList({ label, wraps = false, children }: ChipListProps) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.list, !wraps && styles.line)}>
      {children}
    </div>
  );
}
