import type { Plugin } from 'vite';

/** Files of packages that are in every first load without being used, and what stands for them. */
const replacements: { file: RegExp; code: string }[] = [
  {
    // answers of React server components
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]errors\.js$/,
    code: 'export const decodeRedirectErrorDigest = () => undefined; export const decodeRouteErrorResponseDigest = () => undefined;',
  },
  {
    file: /[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/,
    code: `const leftOut = () => { throw new Error('Infinite queries are left out of builds: see apps/web/vite/unused-parts.ts'); };
export { leftOut as infiniteQueryBehavior, leftOut as hasNextPage, leftOut as hasPreviousPage };`,
  },
  {
    // React has it since 18
    file: /[\\/]use-sync-external-store[\\/]shim[\\/]index\.js$/,
    code: `export { useSyncExternalStore } from 'react';`,
  },
];
/** Links and forms of react-router: their names for debugging keep the ones that are not used. */
const links = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/;

/**
 * Leaves out parts of packages that the shop does not use, where bundlers cannot know it. The build fails when a package is no longer
 * made like this.
 */
export function unusedParts(): Plugin {
  const met = new Set<RegExp>();
  return {
    name: 'unused-parts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const replaced = replacements.find(({ file }) => file.test(id));
      if (replaced) {
        met.add(replaced.file);
        return { code: replaced.code, map: null, moduleSideEffects: false };
      }
      if (!links.test(id)) return null;
      const pure = code
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/^const (\w+) = React\$1\.forwardRef\(/gm, 'const $1 = /* @__PURE__ */ React$$1.forwardRef(');
      if (pure !== code) met.add(links);
      return { code: pure, map: null };
    },
    buildEnd(error) {
      const missing = [links, ...replacements.map(({ file }) => file)].find((file) => !met.has(file));
      if (!error && missing) this.error(`${missing.source} is elsewhere now: see apps/web/vite/unused-parts.ts`);
    },
  };
}
