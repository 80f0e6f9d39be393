import { classNames } from '../class-names/class-names.ts';
import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';
import styles from './icon.module.css';

/** Icons that point in reading direction and are mirrored with the page. */
const directional: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'sign-in',
  'sign-out',
]);

export type IconProps = {
  name: IconName;
  /** Width and height in pixels. */
  size?: 16 | 20;
  /** Accessible name. Without it the icon is decorative, beside a text. */
  label?: string;
  className?: string | undefined;
};

/** An icon of the set: 1.5 px strokes in the text colour. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      className={classNames(styles.icon, size === 16 && styles.small, directional.has(name) && styles.turns, className)}
      {...named}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
