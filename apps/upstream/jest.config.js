import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'upstream',
  testEnvironment: 'node',
  rootDir: import.meta.dirname,
  globalSetup: './src/testing/before-all-tests.ts',
  // Embedded PostgreSQL starts in a second, but not when four test files start it at once on two cores.
  testTimeout: 30_000,
  // Each test file leaves some 20 MB behind, and on two cores one process runs them all: past this it is replaced.
  workerIdleMemoryLimit: '1GB',
};
