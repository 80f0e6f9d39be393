import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { useEarlyPress } from './use-early-press.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'style' | 'children' | 'aria-label'> & {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  /** `small` is 28 px for table rows; on touch screens it has the full target size. */
  size?: 'normal' | 'small';
  /** `framed` has the border of a plain button. */
  variant?: 'bare' | 'framed';
};

/** A button with only an icon. Set `aria-pressed` to make it a toggle. */
export function IconButton({ icon, label, size, variant, className, type = 'button', ref, ...rest }: IconButtonProps) {
  const button = useEarlyPress(ref);
  return (
    <button
      title={label}
      {...rest}
      ref={button}
      type={type}
      aria-label={label}
      className={classNames(iconButtonClass({ size, variant }), className)}
    >
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
    </button>
  );
}

/** Classes that make another element look like an icon button, for instance a router's link. */
export function iconButtonClass({ size, variant }: Pick<IconButtonProps, 'size' | 'variant'> = {}): string {
  return classNames(styles.button, size === 'small' && styles.small, variant === 'framed' && styles.framed) ?? '';
}
