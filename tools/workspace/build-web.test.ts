import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webFingerprint } from './build-web.mjs';
import { root } from './root.mjs';

describe('the web application is built again', () => {
  const results = join(root, 'libs/platform/jest-results-of-build-web.json');
  afterEach(() => rmSync(results, { force: true }));

  it('not for the results of tests: a build removes files that others serve and read at that time', () => {
    const before = webFingerprint();
    writeFileSync(results, '{}');
    expect(webFingerprint()).toBe(before);
  });
});
