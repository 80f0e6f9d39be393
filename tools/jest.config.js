import preset from '../jest.preset.js';

export default { ...preset, displayName: 'tools', testEnvironment: 'node', rootDir: import.meta.dirname };
