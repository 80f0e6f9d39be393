import type { Plugin } from 'vite';
import { arrivals, isOneOf, laterStyleSources } from './first-load-groups.ts';

/** What this plugin reads of a chunk of the browser's build. */
interface Chunk {
  fileName: string;
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: string[];
  dynamicImports: string[];
  /** Names of the style sheets that Vite has made of the chunk's modules. */
  viteMetadata: { importedCss: Set<string> };
}

/** In the order in which a page has them: a chunk's styles stand behind those of what it imports, since it may change them. */
const sheets = ['frame', 'shared', ...Object.keys(arrivals), 'rest'];

/** Pages that share the sheet `lists`. */
const listPages = ['lists', 'search', 'categories'];

const isRoute = ({ facadeModuleId }: Chunk) => /-route\.tsx?$/.test(facadeModuleId ?? '');
const isPartOf = (sources: readonly string[], { facadeModuleId }: Chunk) => isOneOf(sources, facadeModuleId ?? '');
const isArrival = (chunk: Chunk) => Object.values(arrivals).some((sources) => isPartOf(sources, chunk));
const isLater = (chunk: Chunk) => isRoute(chunk) || isPartOf(laterStyleSources, chunk);

/**
 * Joins the styles of all chunks in some sheets: `frame` for every page, one for each page of `arrivals`, `shared` for what several of
 * these have, and `rest` for other pages, and for dialogs. Every page has the first. Which others it needs is noted in Vite's manifest, for
 * rendering, and in Vite's lists, from which the browser loads them before a chunk. A file for each chunk would be 60 requests
 * before a page is painted.
 */
export function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? (file as unknown as Chunk) : []));
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const chunksOf = (files: string[]) => files.flatMap((file) => named.get(file) ?? []);
      const reach = (from: Chunk[], reached = new Set<Chunk>()): Set<Chunk> => {
        for (const chunk of from) {
          if (reached.has(chunk)) continue;
          reach(chunksOf(chunk.imports), reached);
          reached.add(chunk);
        }
        return reached;
      };
      /** With what is rendered with the page and hydrated later: the set grows while it is read. */
      const rendered = (from: Chunk[]): Set<Chunk> => {
        const reached = reach(from);
        for (const { dynamicImports } of reached)
          reach(
            chunksOf(dynamicImports).filter((chunk) => !isLater(chunk) && !isArrival(chunk)),
            reached,
          );
        return reached;
      };
      const frame = rendered(chunks.filter(({ isEntry }) => isEntry));
      const users = Object.entries(arrivals).map(
        ([name, sources]) => [name, rendered(chunks.filter((chunk) => isPartOf(sources, chunk)))] as const,
      );
      const sheetOf = (chunk: Chunk): string => {
        if (frame.has(chunk)) return 'frame';
        const names = users.flatMap(([name, reached]) => (reached.has(chunk) ? name : []));
        if (names.length < 2) return names[0] ?? 'rest';
        return names.every((name) => listPages.includes(name)) ? 'lists' : 'shared';
      };
      const parts = Object.groupBy(reach(chunks), sheetOf);
      const hasStyles = new Set(chunks.filter(({ viteMetadata }) => viteMetadata.importedCss.size > 0));
      const files = new Map<string, string>();
      for (const sheet of sheets) {
        const own = new Set((parts[sheet] ?? []).flatMap(({ viteMetadata }) => [...viteMetadata.importedCss]));
        const source = [...own].map((file) => (bundle[file] as unknown as { source: string }).source).join('');
        for (const file of own) delete bundle[file];
        files.set(sheet, this.getFileName(this.emitFile({ type: 'asset', name: `${sheet}.css`, source })));
      }
      /** With the sheets in front of it: one that was inserted behind it by a later navigation would undo what it changes. */
      const withEarlier = (sheet: string) => new Set(styled(reach(parts[sheet] ?? [])).map(sheetOf)).add(sheet);
      const styled = (some: Iterable<Chunk>) => [...some].filter((chunk) => hasStyles.has(chunk));
      const neededBy = (chunk: Chunk): Set<string> => {
        const arrival = users.find(([name]) => isPartOf(arrivals[name]!, chunk));
        const sheetsOfChunk = new Set(styled(reach([chunk])).map(sheetOf));
        // a page of the rest may have all its styles in parts that are hydrated later
        if (isRoute(chunk) && sheetOf(chunk) === 'rest') sheetsOfChunk.add('rest');
        for (const one of styled(arrival?.[1] ?? [])) sheetsOfChunk.add(sheetOf(one));
        return new Set([...sheetsOfChunk].flatMap((sheet) => [...withEarlier(sheet)]));
      };
      const needs = new Map(chunks.map((chunk) => [chunk, neededBy(chunk)]));
      for (const chunk of chunks) {
        const { importedCss } = chunk.viteMetadata;
        importedCss.clear();
        const importers = chunks.filter(({ dynamicImports }) => dynamicImports.includes(chunk.fileName));
        for (const sheet of sheets.slice(1))
          if (needs.get(chunk)!.has(sheet) && !importers.every((importer) => needs.get(importer)!.has(sheet)))
            importedCss.add(files.get(sheet)!);
      }
    },
  };
}
