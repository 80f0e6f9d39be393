import { classNames } from '../class-names/class-names.ts';
import styles from './button.module.css';

/** `go` for the primary action, `plain` for any other, `bare` for an action within text. */
export type ButtonVariant = 'go' | 'plain' | 'bare';
export type ButtonLook = {
  variant?: ButtonVariant;
  /** `small` fits a table row; on touch screens it still has the full target size. */
  size?: 'normal' | 'small';
  /** Fills the width of its container. */
  wide?: boolean;
};

/** Classes that make another element look like a button, for instance a router's link. */
export function buttonClass({ variant = 'plain', size = 'normal', wide = false }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, wide && styles.wide) ?? '';
}
