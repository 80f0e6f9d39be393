// Waiting in tests may take seconds, since code is compiled first while other suites keep both cores busy; it asserts nothing about speed.
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
// as stories have: `npm test` names the tests that needed it, and allows few (CONTRIBUTING.md)
if (process.env.SECOND_ATTEMPT) jest.retryTimes(1, { logErrorsBeforeRetry: true });
// long-test.d.ts
globalThis.longTest = process.env.TESTS === 'core' ? it.skip : it;
