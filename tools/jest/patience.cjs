// Waiting in tests may take seconds, since code is compiled first while other suites keep both cores busy; it asserts nothing about speed.
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
