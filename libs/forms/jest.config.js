import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'forms',
  testEnvironment: '../../tools/jest/jsdom-environment.cjs',
  rootDir: import.meta.dirname,
};
