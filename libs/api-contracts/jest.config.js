import preset from '../../jest.preset.js';

export default { ...preset, displayName: 'api-contracts', testEnvironment: 'node', rootDir: import.meta.dirname };
