/**
 * Of a story that every `npm test` runs: of each subject what customers do most, and what protects their money and their data. All stories
 * run by `npm test -- --all`, and by `npm test -- --only e2e`.
 */
export const core = { tag: '@core' };
