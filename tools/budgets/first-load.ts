import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** One chunk of Vite's manifest. */
export interface ManifestChunk {
  file: string;
  imports?: string[];
  assets?: string[];
  css?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

export interface FirstLoad {
  scripts: string[];
  styles: string[];
  fonts: string[];
}

/**
 * The files that a browser needs before a page is interactive: the entry, the page's lazy modules, all their static imports, and
 * their style sheets: that of the frame, and those that a chunk names.
 *
 * @param sources one pattern for each lazy module of the page, matched against the manifest's keys
 * @throws Error when a pattern matches nothing, since an empty budget would always pass
 */
export function firstLoad(manifest: Manifest, sources: readonly RegExp[]): FirstLoad {
  const keys = Object.keys(manifest);
  const scripts = new Set<string>();
  const ownStyles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) ownStyles.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of [/src\/entry-client\.tsx$/, ...sources]) {
    const found = keys.filter((key) => source.test(key));
    if (found.length === 0)
      throw new Error(`No module of the browser's bundle matches ${String(source)}; see tools/budgets/pages.ts.`);
    found.forEach(visit);
  }
  const filesLike = (pattern: RegExp) => keys.map((key) => manifest[key]!.file).filter((file) => pattern.test(file));
  const styles = [...filesLike(/frame-[^/]*\.css$/), ...ownStyles];
  return { scripts: [...scripts], styles, fonts: filesLike(/latin-wght.*\.woff2$/) };
}

export interface Sizes {
  raw: number;
  gzip: number;
  brotli: number;
}

/** Sizes in bytes of files below a folder, uncompressed and compressed one by one as they are transferred. */
export function sizesOf(folder: string, files: readonly string[]): Sizes {
  const sizes = { raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    sizes.raw += bytes.length;
    sizes.gzip += gzipSync(bytes, { level: 9 }).length;
    sizes.brotli += brotliCompressSync(bytes).length;
  }
  return sizes;
}
