import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'upstream',
  testEnvironment: 'node',
  rootDir: import.meta.dirname,
  globalSetup: './src/testing/before-all-tests.ts',
  // Embedded PostgreSQL starts in a second, but not when four test files start it at once on two cores.
  testTimeout: 30_000,
};
