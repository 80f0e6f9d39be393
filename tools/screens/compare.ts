import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A picture in two folders. */
export interface Comparison {
  /** File name without `.png`. */
  name: string;
  state: 'same' | 'changed' | 'new' | 'gone';
  /** Share of the pixels that differ, 0 to 1. */
  share: number;
}

/**
 * Compares the pictures of two folders. The differences are written to `output/differences`; a picture that grew or
 * shrank differs in all that the other lacks. `isPartial`: pictures that only the old folder has were not taken again,
 * and are not gone.
 */
export function comparePictures(
  old: string,
  fresh: string,
  { output, isPartial }: { output: string; isPartial: boolean },
): Comparison[] {
  const [olds, news] = [picturesIn(old), picturesIn(fresh)];
  const names = [...new Set([...(isPartial ? [] : olds), ...news])].sort();
  mkdirSync(join(output, 'differences'), { recursive: true });
  return names.map((name): Comparison => {
    if (!olds.includes(name)) return { name, state: 'new', share: 1 };
    if (!news.includes(name)) return { name, state: 'gone', share: 1 };
    const [before, after] = [read(join(old, `${name}.png`)), read(join(fresh, `${name}.png`))];
    const width = Math.max(before.width, after.width);
    const height = Math.max(before.height, after.height);
    const difference = new PNG({ width, height });
    const [a, b] = [enlarged(before, width, height), enlarged(after, width, height)];
    const count = pixelmatch(a.data, b.data, difference.data, width, height, { threshold: 0.1 });
    if (count === 0) return { name, state: 'same', share: 0 };
    writeFileSync(join(output, 'differences', `${name}.png`), PNG.sync.write(difference));
    return { name, state: 'changed', share: count / (width * height) };
  });
}

const picturesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((file) => (file.endsWith('.png') ? [file.slice(0, -'.png'.length)] : []))
    : [];

const read = (path: string): PNG => PNG.sync.read(readFileSync(path));

/** The picture at the top left of a transparent one of this size. */
function enlarged(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}
