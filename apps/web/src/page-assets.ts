/** What vite's manifest says of one module. */
interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}
export type ViteManifest = Record<string, ManifestChunk>;

export interface PageAssets {
  /** The module script that starts the page. */
  entry: string;
  styles: string[];
  /** Scripts that the page needs before it is interactive. */
  preloads: string[];
  fonts: string[];
}

/**
 * Files of the first load. `sources` are the ends of source paths of the modules that this page loads lazily (its route modules and
 * texts): named by the build, so that all of them are asked for at once instead of one after the other.
 */
export function pageAssets(manifest: ViteManifest, sources: readonly string[]): PageAssets {
  const keys = Object.keys(manifest);
  const entryKey = keys.find((key) => key.endsWith('src/entry-client.tsx')) ?? '';
  const visited = new Set<string>();
  const styles = new Set<string>();
  const preloads = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(`/${file}`));
    preloads.add(`/${chunk.file}`);
  };
  /** What a page brings to life later (platform's `later`) is in its HTML already: only the styles are needed at once. */
  const visitLater = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    chunk.imports?.forEach(visitLater);
    chunk.css?.forEach((file) => styles.add(`/${file}`));
  };
  visit(entryKey);
  const matched = keys.filter((key) => sources.some((source) => key.endsWith(source)));
  const ofEveryPage = new Set(visited);
  matched.forEach(visit);
  const ofThisPage = [...visited].filter((key) => !ofEveryPage.has(key));
  ofThisPage.flatMap((key) => manifest[key]?.dynamicImports ?? []).forEach(visitLater);
  const fonts = keys
    .map((key) => manifest[key]?.file ?? '')
    .filter((file) => /archivo-latin-wght.*\.woff2$/.test(file));
  return {
    entry: `/${manifest[entryKey]?.file ?? ''}`,
    styles: [...styles],
    preloads: [...preloads],
    fonts: fonts.map((file) => `/${file}`),
  };
}
