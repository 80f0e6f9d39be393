import preset from '../../jest.preset.js';

export default { ...preset, displayName: 'filters', testEnvironment: 'node', rootDir: import.meta.dirname };
