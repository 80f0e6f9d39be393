import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const assemble = 'tools/package/assemble-package.mjs';

/**
 * Nx plugin: every published library gets the target `package`, which assembles its published form in dist/packages and publishes from
 * there. `nx run-many -t package` prepares all of them for `npm pack ./dist/packages/@shop/NAME`.
 */
export const createNodesV2 = [
  'libs/*/package.json',
  (files, _options, { workspaceRoot }) =>
    files.flatMap((file) => {
      const projectRoot = dirname(file);
      const { name, private: isPrivate } = JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8'));
      if (isPrivate) return [];
      const packaged = `dist/packages/${name}`;
      const targets = {
        package: {
          executor: 'nx:run-commands',
          dependsOn: ['build'],
          cache: true,
          inputs: [
            'production',
            '^production', // shared texts of libraries
            '{workspaceRoot}/LICENSE',
            `{workspaceRoot}/${assemble}`,
            { dependentTasksOutputFiles: '**/*.{js,d.ts}' },
          ],
          outputs: [`{workspaceRoot}/${packaged}`],
          options: { command: `node ${assemble} ${projectRoot}` },
          metadata: { description: `Assembles what is published of ${name} in ${packaged}` },
        },
        'nx-release-publish': { dependsOn: ['package'], options: { packageRoot: packaged } },
      };
      return [[file, { projects: { [projectRoot]: { targets } } }]];
    }),
];
