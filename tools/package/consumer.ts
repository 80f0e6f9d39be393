import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { packageBinary } from '../workspace/package-binary.mjs';
import { root } from '../workspace/root.mjs';
import type { Manifest } from './packed-errors.ts';
import { usesOf } from './uses.ts';

interface Options {
  name: string;
  /** Tarball of each library, by package name. */
  tarballs: ReadonlyMap<string, string>;
  /** An empty folder for the application. */
  folder: string;
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Makes an application of one library: unpacks it and the libraries it declares, links its other declared packages (no others can be
 * found), checks its types, builds a page and a server, and uses it on Node.
 *
 * @returns a text with the failed parts, or undefined
 */
export async function buildConsumer({ name, tarballs, folder }: Options): Promise<string | undefined> {
  try {
    unpack(name, tarballs, folder);
    link(['vite', 'react', 'react-dom', 'typescript', '@types/react', '@types/react-dom'], folder); // packages that every application has
    writeSources(name, folder);
    checkTypes(folder);
    const common = {
      root: folder,
      configFile: false as const,
      logLevel: 'silent' as const,
      define: { 'process.env.NODE_ENV': '"production"' },
    };
    await build({ ...common, build: { outDir: 'dist/browser' } });
    await build({
      ...common,
      ssr: { noExternal: [/^@shop\//] },
      build: { ssr: 'src/server.ts', outDir: 'dist/server' },
    });
    const server = (await import(pathToFileURL(join(folder, 'dist/server/server.js')).href)) as {
      library: Record<string, unknown>;
    };
    return await misuse(name, server.library);
  } catch (error) {
    const { stdout, message } = error as Error & { stdout?: string };
    return `${stdout ?? ''}${message}`.split('\n').slice(0, 12).join('\n    ');
  }
}

function unpack(name: string, tarballs: ReadonlyMap<string, string>, folder: string): void {
  const target = join(folder, 'node_modules', name);
  if (existsSync(target)) return;
  const tarball = tarballs.get(name);
  if (!tarball) throw new Error(`${name} is no library of this repository`);
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', target]);
  const { dependencies = {}, peerDependencies = {} } = manifestOf(target);
  const declared = Object.keys({ ...dependencies, ...peerDependencies });
  for (const own of declared.filter((dependency) => dependency.startsWith('@shop/'))) unpack(own, tarballs, folder);
  link(
    declared.filter((dependency) => !dependency.startsWith('@shop/')),
    folder,
  );
}

/** Links packages and their dependencies, flat, in npm's layout. */
function link(names: readonly string[], folder: string): void {
  for (const name of names) {
    const target = join(folder, 'node_modules', name);
    const source = join(root, 'node_modules', name);
    if (existsSync(target) || !existsSync(source)) continue;
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(source, target, 'junction');
    link(Object.keys(manifestOf(source).dependencies ?? {}), folder);
  }
}

function writeSources(name: string, folder: string): void {
  mkdirSync(join(folder, 'src'), { recursive: true });
  const packageFolder = join(folder, 'node_modules', name);
  const styles = Object.keys(manifestOf(packageFolder).exports).filter((path) => path.endsWith('.css'));
  const imports = styles.map((path) => `import '${name}${path.slice(1)}';\n`).join('');
  const files = {
    'package.json': JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
    'index.html': '<!doctype html><title>consumer</title><script type="module" src="/src/page.ts"></script>',
    'src/page.ts': `${imports}import * as library from '${name}';\nObject.assign(globalThis, { library });\n`,
    'src/server.ts': `export * as library from '${name}';\n`,
    'src/styles.d.ts': `declare module '*.css';\n`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        noEmit: true, strict: true, skipLibCheck: false, target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'],
        module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', types: [],
      },
      include: ['src'],
    }), // prettier-ignore
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

/** Our declarations must be valid for other projects; those of other packages are not checked. */
function checkTypes(folder: string): void {
  try {
    execFileSync(process.execPath, [packageBinary('@typescript/compiler', 'tsc'), '-p', folder], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const lines = (error as { stdout: string }).stdout
      .split('\n')
      .filter((line) => line.includes('@shop/') || line.startsWith('src/'));
    if (lines.length > 0) throw new Error(`types: ${lines.slice(0, 5).join('\n    ')}`, { cause: error });
  }
}

/** Checks that every export exists, every lazy page loads, and the library performs one of its functions. */
async function misuse(name: string, library: Record<string, unknown>): Promise<string | undefined> {
  const missing = Object.entries(library).filter(([, value]) => value === undefined);
  if (Object.keys(library).length === 0) return 'exports nothing';
  if (missing.length > 0) return `exports ${missing.map(([key]) => key).join(', ')} as undefined`;
  const routes = Array.isArray(library.routes) ? (library.routes as { lazy?: unknown; children?: unknown[] }[]) : [];
  const visit = async (route: { lazy?: unknown; children?: unknown[] }): Promise<void> => {
    if (typeof route.lazy === 'function') await (route.lazy as () => Promise<unknown>)();
    for (const child of route.children ?? []) await visit(child as typeof route);
  };
  for (const route of routes) await visit(route);
  return usesOf[name]?.(library);
}
