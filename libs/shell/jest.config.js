import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'shell',
  testEnvironment: '../../tools/jest/jsdom-environment.cjs',
  rootDir: import.meta.dirname,
};
