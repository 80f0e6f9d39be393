import { classNames } from '../class-names/class-names.ts';
import styles from './drawing.module.css';

export type DrawingProps = {
  /** Addresses of the two files. */
  light: string;
  dark: string;
  /** Size of the drawing in pixels; reserves its room before it is there. */
  width: number;
  height: number;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** `full` fills its frame, `card` has the height of a card's picture, `mini` stands in a table row. */
  size?: 'full' | 'card' | 'mini';
  /** The picture the page is about: fetched before the others. */
  priority?: boolean;
  /** `eager` fetches both files: only for what is printed unseen. */
  loading?: 'lazy' | 'eager';
  className?: string | undefined;
};

/**
 * A drawing in the colours of the theme, which may follow the system or be forced on `<html>`. Both images are in the
 * page and the style sheet hides one; browsers do not fetch a lazy image without a box, so one file is downloaded.
 * Seen in Chromium's network log for the four combinations. Two exceptions, both right to look at: where scripting is
 * switched off browsers load nothing lazily and fetch both, and for printing they fetch the light ones too.
 */
export function Drawing({
  light,
  dark,
  width,
  height,
  alt,
  size = 'full',
  priority,
  loading = 'lazy',
  className,
}: DrawingProps) {
  const shared = {
    width,
    height,
    loading,
    decoding: 'async',
    fetchPriority: priority ? 'high' : undefined,
  } as const;
  return (
    <span className={classNames(styles.drawing, styles[size], className)}>
      {priority && (
        // asked for before style and layout are known; the theme forced on <html> costs one file more
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
