import { classNames } from '../class-names/class-names.ts';
import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';
import styles from './icon.module.css';

/** Symbols that point along the line of reading, and turn with it in a mirrored page. */
const directional: ReadonlySet<IconName> = new Set<IconName>(['arrow-right', 'chevron-left', 'chevron-right']);

export type IconProps = {
  name: IconName;
  /** Side in pixels. */
  size?: 16 | 20;
  /** Names the icon for those who cannot see it. Without it the icon is decoration beside a word. */
  label?: string;
  className?: string | undefined;
};

/** A symbol of the one set: 1.5 px strokes in the colour of the text around it. */
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
