import { spawnSync } from 'node:child_process';
import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityHeaders } from '../protection/security-headers.ts';
import { identityEnvironment } from '../testing/identity-environment.ts';
import { developmentHeaders } from './development-headers.ts';
import { sourceErrorOf, sourceErrorPage } from './source-error-page.ts';

/** Exit status and error output of a process that stops before it listens. */
function startWith(environment: Record<string, string>) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning', join(__dirname, 'main.ts')],
    {
      encoding: 'utf8',
      env: {
        ...identityEnvironment(),
        UPSTREAM_URL: 'http://127.0.0.1:1',
        PUBLIC_URL: 'http://localhost',
        ...environment,
      },
    },
  );
  return { status, stderr };
}

describe('the development server', () => {
  it.each<Record<string, string>>([
    { NODE_ENV: 'production' },
    { HOST: '0.0.0.0' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'https://shop.example', DEMO: 'false' },
  ])('refuses to start with %j', (environment) => {
    const { status, stderr } = startWith(environment);
    expect(stderr).toContain('on this machine alone, and never in production');
    expect(status).toBe(1);
  });

  it('allows inline styles and the Vite socket, but no more scripts than production', () => {
    const production = securityHeaders('boot()', false);
    const headers = developmentHeaders(production, new URL('http://localhost:3210'));
    const directivesOf = (all: ReadonlyMap<string, string>) =>
      new Map(
        all
          .get('content-security-policy')!
          .split(';')
          .map((one) => [one.split(' ')[0]!, one]),
      );
    const [strict, loose] = [directivesOf(production), directivesOf(headers)];
    expect([...loose].filter(([name, directive]) => strict.get(name) !== directive).map(([, one]) => one)).toEqual([
      "style-src 'self' 'unsafe-inline'",
      "connect-src 'self' ws://localhost:3210 ws://127.0.0.1:3210",
      "worker-src 'self' blob:",
    ]);
    expect(loose.get('script-src')).toMatch(/^script-src 'self' 'sha256-[^ ]+'$/);
  });
});

describe('the source error page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'error-'));
  const file = join(folder, 'page.tsx');
  writeFileSync(file, 'one\ntwo\nthree throws\nfour\nfive\nsix\n');

  it('shows the first stack frame outside packages, with the lines around it', () => {
    const error = new Error('broken');
    error.stack = `Error: broken\n    at inner (/x/node_modules/react/index.js:1:2)\n    at Page (${file}:3:7)\n    at node:internal/x:1:1`;
    expect(sourceErrorOf(error)).toMatchObject({ message: 'broken', id: file, loc: { file, line: 3, column: 7 } });
    expect(sourceErrorOf(error).frame).toBe(
      ['    1 | one', '    2 | two', '    3 | three throws', '      |       ^', '    4 | four', '    5 | five'].join(
        '\n',
      ),
    );
  });

  it('uses the position that Vite reports for code that cannot be parsed', () => {
    const error = Object.assign(new Error('Unexpected token'), {
      id: file,
      loc: { line: 2, column: 1 },
      frame: '\u001b[31mtwo\u001b[39m',
      plugin: 'vite:oxc',
    });
    expect(sourceErrorOf(error)).toMatchObject({ loc: { file, line: 2, column: 1 }, frame: 'two', plugin: 'vite:oxc' });
  });

  it('needs no script, and escapes the error text', () => {
    const page = sourceErrorPage(new Error('</script><script>alert(1)</script>'));
    expect(page).toContain('&lt;script>alert(1)');
    expect(page).not.toContain('<script>alert');
  });
});
