import preset from '../../jest.preset.js';

export default { ...preset, displayName: 'demo-company', testEnvironment: 'node', rootDir: import.meta.dirname };
