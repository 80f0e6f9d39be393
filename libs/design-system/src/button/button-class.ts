import { classNames } from '../class-names/class-names.ts';
import styles from './button.module.css';

/** `go` is the one thing to do here, `plain` any other action, `bare` an action among text. */
export type ButtonVariant = 'go' | 'plain' | 'bare';
export type ButtonLook = {
  variant?: ButtonVariant;
  /** `small` fits a table row; with a finger it grows to the full target all the same. */
  size?: 'normal' | 'small';
  /** As wide as its container. */
  wide?: boolean;
};

/** The look of a button for something else, for instance a router's link. */
export function buttonClass({ variant = 'plain', size = 'normal', wide = false }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, wide && styles.wide) ?? '';
}
