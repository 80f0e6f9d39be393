import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'i18n',
  testEnvironment: '../../tools/jest/jsdom-environment.cjs',
  rootDir: import.meta.dirname,
};
