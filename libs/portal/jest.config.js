import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'portal',
  testEnvironment: '../../tools/jest/jsdom-environment.cjs',
  rootDir: import.meta.dirname,
};
