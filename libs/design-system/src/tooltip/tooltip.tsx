import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './tooltip.module.css';

/** Milliseconds for the pointer to move from the trigger to the tip (WCAG 1.4.13). */
const crossingMs = 120;

export type TooltipProps = {
  text: ReactNode;
  /** A focusable element; set `describedBy` as its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
  className?: string;
};

/**
 * A short explanation on hover and focus, at most 350 px wide. The pointer may move onto it, Escape closes it, and it stays until pointer
 * or focus leave.
 */
export function Tooltip({ text, children, className }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // the top layer prevents clipping; without popover support, CSS shows the tip
    if (open) tip.current?.showPopover?.();
    else tip.current?.hidePopover?.();
  }, [open]);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const show = () => {
    clearTimeout(leaving.current);
    setOpen(true);
  };
  const leave = () => {
    leaving.current = setTimeout(() => setOpen(false), crossingMs);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    // only observes events of the trigger inside, not interactive itself
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={classNames(styles.anchor, className)}
      onPointerEnter={show}
      onPointerLeave={leave}
      onFocus={show}
      onBlur={() => setOpen(false)}
      onKeyDown={press}
    >
      {children(id)}
      <span ref={tip} id={id} role="tooltip" popover="manual" data-open={open || undefined} className={styles.tip}>
        {text}
      </span>
    </span>
  );
}

/** A term with an explanation: dotted underline, focusable. */
export function TooltipTerm({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Tooltip text={text}>
      {(describedBy) => (
        <button type="button" aria-describedby={describedBy} className={styles.term}>
          {children}
        </button>
      )}
    </Tooltip>
  );
}
