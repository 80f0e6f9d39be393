// What a test waits for may take seconds, as its code is compiled first while other suites keep both cores busy: waiting is no assertion about speed.
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
