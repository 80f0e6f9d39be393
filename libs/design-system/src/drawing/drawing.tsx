import { classNames } from '../class-names/class-names.ts';
import styles from './drawing.module.css';

export type DrawingProps = {
  /** URLs of its files; without one for dark themes the other serves both. */
  image: { src: string; srcDark?: string | undefined };
  /** Size in pixels; reserves the space before the image has loaded. */
  width: number;
  height: number;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** `full` fills its frame, `card` has the height of a card's picture, `mini` fits a table row. */
  size?: 'full' | 'card' | 'mini';
  /** Width in per cent of a room four by three on the lower edge of its place, for drawings in one scale. */
  share?: number | undefined;
  /** The main picture of the page, fetched first. */
  priority?: boolean;
  /** `eager` fetches both files: only for hidden content that is printed. */
  loading?: 'lazy' | 'eager';
  className?: string | undefined;
};

/**
 * A drawing in the colours of the theme, which follows the system or is forced on `<html>`. The page contains both images and the style
 * sheet hides one; browsers do not fetch a lazy image without a box, so only one file is downloaded (checked in Chromium's network log for
 * the four combinations). Two harmless exceptions: with scripting disabled browsers load nothing lazily and fetch both, and printing also
 * fetches the light ones.
 */
export function Drawing({
  image: { src: light, srcDark: dark = light },
  width,
  height,
  alt,
  size = 'full',
  share,
  priority,
  loading = 'lazy',
  className,
}: DrawingProps) {
  const shared = {
    ...(share === undefined ? { width, height } : { width: `${share.toFixed(1)}%` }),
    loading,
    decoding: 'async',
    fetchPriority: priority ? 'high' : undefined,
  } as const;
  return (
    <span className={classNames(styles.drawing, styles[size], share !== undefined && styles.scaled, className)}>
      {priority && (
        // requested before style and layout are known; a theme forced on <html> costs one extra file
        <>
          <link rel="preload" as="image" href={light} media="(prefers-color-scheme: light)" fetchPriority="high" />
          <link rel="preload" as="image" href={dark} media="(prefers-color-scheme: dark)" fetchPriority="high" />
        </>
      )}
      <img {...shared} alt={alt} src={light} className={styles.light} />
      <img {...shared} alt={alt} src={dark} className={styles.dark} />
    </span>
  );
}
