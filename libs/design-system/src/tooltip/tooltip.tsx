import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './tooltip.module.css';

/** Time for the pointer to cross from the trigger to the tip without losing it (WCAG 1.4.13), in milliseconds. */
const crossingMs = 120;

export type TooltipProps = {
  text: ReactNode;
  /** Something that can take the focus; hand it the id as `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
  className?: string;
};

/**
 * A short explanation, shown at once on hover and focus, at most 350 px wide. The pointer may
 * move onto it, Escape closes it, and it stays until pointer or focus leave.
 */
export function Tooltip({ text, children, className }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // the top layer lets no container clip it; where it is missing, the style sheet alone shows it
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
    // listens to what happens to the trigger inside; offers nothing to operate itself
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

/** A word in a text with an explanation: dotted underline, reachable by keyboard. */
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
