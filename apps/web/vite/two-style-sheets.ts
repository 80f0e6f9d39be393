import type { Plugin } from 'vite';
import { isOneOf, laterStyleSources } from './first-load-groups.ts';

/** What this plugin reads of a chunk of the browser's build. */
interface Chunk {
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: string[];
  dynamicImports: string[];
  /** Names of the style sheets that Vite has made of the chunk's modules. */
  viteMetadata: { importedCss: Set<string> };
}

/** Routes of the pages where people arrive. */
const firstRoutes = /[\\/](?:home-page|category-page|item-page|search)[\\/][^\\/]*-route\.tsx?$/;
const isRoute = ({ facadeModuleId }: Chunk) => /-route\.tsx?$/.test(facadeModuleId ?? '');
const isLater = ({ facadeModuleId }: Chunk) => isOneOf(laterStyleSources, facadeModuleId ?? '');

/**
 * Joins the styles of all chunks in two sheets: `first`, with which the frame, home, category, item and search are painted, and
 * `rest`. Every page has the first, other pages have both, and Vite loads the rest before a chunk that needs it (a dialog,
 * the next page). A file for each chunk would be 60 requests before a page is painted.
 */
export function twoStyleSheets(): Plugin {
  return {
    name: 'two-style-sheets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunkOf = (file: string) =>
        bundle[file]?.type === 'chunk' ? (bundle[file] as unknown as Chunk) : undefined;
      const chunks = Object.keys(bundle).flatMap((file) => chunkOf(file) ?? []);
      const reached = new Set<Chunk>();
      /** A chunk's own styles stand behind those of what it imports, since it may change them. */
      const reach = (chunk: Chunk | undefined): Chunk[] => {
        if (!chunk || reached.has(chunk)) return [];
        reached.add(chunk);
        return [...chunk.imports.flatMap((file) => reach(chunkOf(file))), chunk];
      };
      const first = chunks
        .filter((chunk) => chunk.isEntry || firstRoutes.test(chunk.facadeModuleId ?? ''))
        .flatMap(reach);
      // grows while it is read, by what is rendered with the page and hydrated later
      for (const { dynamicImports } of first) {
        const rendered = dynamicImports.flatMap((file) => chunkOf(file) ?? []);
        first.push(...rendered.filter((chunk) => !isRoute(chunk) && !isLater(chunk)).flatMap(reach));
      }
      const rest = chunks.flatMap(reach);
      const join = (name: string, sheet: Chunk[]) => {
        const files = new Set(sheet.flatMap(({ viteMetadata }) => [...viteMetadata.importedCss]));
        const source = [...files].map((file) => (bundle[file] as unknown as { source: string }).source).join('');
        for (const file of files) delete bundle[file];
        return this.getFileName(this.emitFile({ type: 'asset', name, source }));
      };
      join('first.css', first);
      const restFile = join('rest.css', rest);
      for (const { viteMetadata } of first) viteMetadata.importedCss.clear();
      // a page of the rest may have all its styles in parts that are hydrated later
      for (const chunk of rest)
        if (isRoute(chunk) || chunk.viteMetadata.importedCss.size > 0)
          chunk.viteMetadata.importedCss = new Set([restFile]);
    },
  };
}
