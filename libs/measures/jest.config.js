import preset from '../../jest.preset.js';

export default { ...preset, displayName: 'measures', testEnvironment: 'node', rootDir: import.meta.dirname };
