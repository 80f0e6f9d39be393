import { dirname } from 'node:path';

/** Nx plugin: every project gets the target `lint`. */
export const createNodesV2 = [
  '{{apps,libs}/*/package.json,tools/project.json}',
  (files) =>
    files.map((file) => {
      const lint = {
        executor: './tools/lint:lint',
        cache: true,
        // lint results depend on the types of imported projects
        inputs: [
          'default',
          '^default',
          '{workspaceRoot}/tools/lint/**/*',
          { externalDependencies: ['eslint', 'oxlint', 'oxlint-tsgolint'] },
        ],
        metadata: { description: 'Lints the project, its imports of other projects included' },
      };
      return [file, { projects: { [dirname(file)]: { targets: { lint } } } }];
    }),
];
