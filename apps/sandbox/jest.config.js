import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'sandbox',
  testEnvironment: 'node',
  rootDir: import.meta.dirname,
  // Every story starts a process of its own.
  testTimeout: 60_000,
};
