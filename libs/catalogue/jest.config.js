import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'catalogue',
  testEnvironment: '../../tools/jest/jsdom-environment.cjs',
  rootDir: import.meta.dirname,
};
