import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'server',
  testEnvironment: 'node',
  rootDir: import.meta.dirname,
};
