import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';
import { useEarlyPress } from './use-early-press.ts';
import styles from './button.module.css';

export type ButtonProps = Omit<ComponentProps<'button'>, 'style'> &
  ButtonLook & {
    icon?: IconName;
    /** Icon after the text, for instance an arrow. */
    iconEnd?: IconName;
    /** The action is running: shows a spinner, keeps size and focus, and ignores presses. */
    pending?: boolean;
    /** Accepts presses while pending; for actions that may be wanted several times. */
    repeatable?: boolean;
    /** Announced while pending, for instance "Adding to cart". */
    pendingText?: string;
  };

/** A button. While `pending` it neither calls `onClick` nor submits, so that nothing is ordered twice, unless it is `repeatable`. */
export function Button({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  pending = false,
  repeatable = false,
  pendingText,
  type = 'button',
  className,
  onClick,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const button = useEarlyPress(ref);
  const isClosed = pending && !repeatable;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isClosed) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      className={classNames(buttonClass({ variant, size, wide }), pending && styles.pending, className)}
      aria-disabled={isClosed || rest['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={press}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
        {iconEnd && <Icon name={iconEnd} />}
      </span>
      {pending && <Spinner text={pendingText} />}
    </button>
  );
}

function Spinner({ text }: { text: string | undefined }) {
  return (
    <span className={styles.spinner} role="status">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.5" />
        <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
      </svg>
      {text !== undefined && <span className="sr">{text}</span>}
    </span>
  );
}
