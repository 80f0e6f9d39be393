import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const importers =
  /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](?:components|dom[\\/]lib)\.js$/;
const prefix = '\0links-without-framework:';
/** Taken from the package as they are. */
const kept = ['FrameworkContext', 'mergeRefs'];
/** What the package does when there is no framework: nothing is prefetched. */
const replaced = `import * as React$1 from 'react';
export const PrefetchPageLinks = () => null;
export const usePrefetchBehavior = () => [false, React$1.useRef(null), {}];`;
const noFramework = /if \(!frameworkContext\) return \[\s*false,\s*ref,\s*\{\}\s*\];/;

interface Statement {
  start: number;
  end: number;
  id?: { name: string } | null;
  declarations?: { id: { name?: string } }[];
}

/**
 * Leaves out of react-router's links what prefetches in framework mode. The shop does not use that mode and prefetches for
 * itself, but bundlers cannot know it. The build fails when the package is no longer made like this.
 */
export function linksWithoutFramework(): Plugin {
  let isUsed = false;
  return {
    name: 'links-without-framework',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!importers.test(importer) || !source.endsWith('/ssr/components.js')) return null;
      isUsed = true;
      return prefix + join(dirname(importer), source);
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const path = id.slice(prefix.length);
      const code = readFileSync(path, 'utf8');
      if (!noFramework.test(code)) this.error(`${path} ${isDifferent}`);
      const body = this.parse(code).body as Statement[];
      const cut = kept.map(
        (name) => textOf(code, body, name) ?? this.error(`${path} has no ${name}: it ${isDifferent}`),
      );
      return { code: `${replaced}\n${cut.join('\n')}\nexport { ${kept.join(', ')} };`, moduleSideEffects: false };
    },
    buildEnd(error) {
      if (!error && !isUsed) this.error(`The components of react-router's framework mode ${isDifferent}`);
    },
  };
}

const isDifferent =
  'may prefetch outside of framework mode, or is elsewhere now: see apps/web/vite/links-without-framework.ts';

function textOf(code: string, body: readonly Statement[], name: string): string | undefined {
  const found = body.find(({ id, declarations }) => id?.name === name || declarations?.[0]?.id.name === name);
  return found && code.slice(found.start, found.end);
}
