import preset from '../../jest.preset.js';

export default { ...preset, displayName: 'commerce-model', testEnvironment: 'node', rootDir: import.meta.dirname };
