export default {
  passWithNoTests: true,
  testTimeout: 20_000,
  // else a file asks the VM in which Jest runs it for each of them at each use; Date, fetch and others that tests replace stay out
  sandboxInjectedGlobals: 'Array Boolean Error JSON Map Math Number Object Promise RegExp Set String Symbol'.split(' '),
  // a test that fails leaves its servers open; after its second attempt Jest would wait for them
  forceExit: process.env.SECOND_ATTEMPT !== undefined,
  setupFilesAfterEnv: [`${import.meta.dirname}/tools/jest/set-up-tests.cjs`],
  testMatch: ['**/?(*.)+(test).[jt]s?(x)'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: {
    '(?:src|libs/shell/src/.*)/messages/[^/]+\\.json$': `${import.meta.dirname}/tools/jest/messages-transform.mjs`,
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    '\\.module\\.css$': `${import.meta.dirname}/tools/jest/css-module.cjs`,
    '\\.css$': `${import.meta.dirname}/tools/jest/css-empty.cjs`,
  },
  transformIgnorePatterns: ['/node_modules/'],
  testEnvironmentOptions: { customExportConditions: ['@shop/source', 'node', 'require', 'default'] },
};
