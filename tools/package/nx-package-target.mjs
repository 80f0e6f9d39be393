import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Nx plugin: every library gets the target `package`, which completes its `dist` after the build with what the compiler does not
 * copy (styles, fonts, compiled messages). `nx run-many -t package` makes all of them ready for `npm pack`.
 */
export const createNodesV2 = [
  'libs/*/package.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const projectRoot = dirname(file);
      const { name } = JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8'));
      const target = {
        executor: 'nx:run-commands',
        dependsOn: ['build'],
        cache: false,
        options: { command: `node tools/package/complete-dist.mjs ${projectRoot}` },
        metadata: { description: `Completes ${name}'s dist with styles, fonts and compiled messages` },
      };
      return [file, { projects: { [projectRoot]: { targets: { package: target } } } }];
    }),
];
