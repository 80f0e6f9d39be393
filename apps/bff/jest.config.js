import preset from '../../jest.preset.js';

// the server reads its few texts as plain JSON: nothing compiles them
const { 'src/messages/[^/]+\\.json$': _compiledMessages, ...transform } = preset.transform;

export default {
  ...preset,
  transform,
  displayName: 'bff',
  testEnvironment: 'node',
  rootDir: import.meta.dirname,
  globalSetup: './src/testing/temporary-folder.ts',
  globalTeardown: './src/testing/remove-temporary-folder.ts',
};
