/** One module in Vite's manifest. */
interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
  css?: string[];
}
export type ViteManifest = Record<string, ManifestChunk>;

export interface PageAssets {
  /** Module script that starts the page. */
  entry: string;
  /** Sheets with which the page is painted. */
  styles: string[];
  /** Sheets of other pages and of dialogs, for when the browser is idle. */
  laterStyles: string[];
  /** Scripts that the page needs before it is interactive. */
  preloads: string[];
  fonts: string[];
}

const listed = new WeakMap<ViteManifest, Map<string, PageAssets>>();

/**
 * Files of the first load. `sources` are the ends of source paths of the modules that this page loads lazily (its route
 * modules and texts): listed here, they are requested all at once, not one after the other.
 */
export function pageAssets(manifest: ViteManifest, sources: readonly string[]): PageAssets {
  const ofManifest = listed.get(manifest) ?? new Map<string, PageAssets>();
  listed.set(manifest, ofManifest);
  const kind = sources.join();
  const known = ofManifest.get(kind) ?? listAssets(manifest, sources);
  ofManifest.set(kind, known);
  return known;
}

function listAssets(manifest: ViteManifest, sources: readonly string[]): PageAssets {
  const keys = Object.keys(manifest);
  const entryKey = keys.find((key) => key.endsWith('src/entry-client.tsx')) ?? '';
  const visited = new Set<string>();
  const preloads = new Set<string>();
  const ownStyles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    chunk.imports?.forEach(visit);
    preloads.add(`/${chunk.file}`);
    for (const file of chunk.css ?? []) ownStyles.add(`/${file}`);
  };
  visit(entryKey);
  keys.filter((key) => sources.some((source) => key.endsWith(source))).forEach(visit);
  const filesLike = (pattern: RegExp) => [
    ...new Set(Object.values(manifest).flatMap(({ file }) => (pattern.test(file) ? `/${file}` : []))),
  ];
  const styles = [...filesLike(/frame-[^/]*\.css$/), ...ownStyles];
  return {
    entry: `/${manifest[entryKey]?.file ?? ''}`,
    styles,
    laterStyles: filesLike(/\.css$/).filter((file) => !styles.includes(file)),
    preloads: [...preloads],
    fonts: filesLike(/archivo-latin-wght.*\.woff2$/),
  };
}
