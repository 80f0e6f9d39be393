// What a test waits for may take seconds while other suites keep both cores busy: waiting is no assertion about speed.
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 5_000 });
