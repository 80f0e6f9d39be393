import preset from '../../jest.preset.js';

export default { ...preset, displayName: 'thermal', testEnvironment: 'node', rootDir: import.meta.dirname };
