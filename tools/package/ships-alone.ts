// The stage `package` of `npm test`: packs each library as `npx nx release publish` would, unpacks it in an empty Vite application with
// only
// its declared dependencies, builds that for browser and server, and uses it on Node. Run `npx nx run-many -t package` before.
// Usage: node tools/run.mjs tools/package/ships-alone.ts [library …]
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { buildConsumer } from './consumer.ts';
import { packedErrors, type Manifest, type PackedFile } from './packed-errors.ts';

interface Packed {
  name: string;
  filename: string;
  files: PackedFile[];
}

const asked = process.argv.slice(2);
const published = globSync('libs/*/package.json', { cwd: root })
  .filter((file) => !(JSON.parse(readFileSync(join(root, file), 'utf8')) as { private?: boolean }).private)
  .map((file) => `@shop/${basename(dirname(file))}`);
const libraries = published.filter((name) => asked.length === 0 || asked.includes(basename(name)));
const folder = mkdtempSync(join(tmpdir(), 'shop-package-'));
const outcomes: { kind: 'own'; project: string; file: string; titles: string[]; status: 'passed' | 'failed' }[] = [];

try {
  // all libraries are packed, since each needs those it depends on
  const everything = published.map((name) => `./dist/packages/${name}`);
  const listing = execFileSync(
    'npm',
    ['pack', ...everything, '--json', '--ignore-scripts', '--pack-destination', folder],
    {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const parsed = JSON.parse(listing) as Packed[] | Record<string, Packed>;
  const packed = new Map(Object.values(parsed).map((entry) => [entry.name, entry]));
  const tarballs = new Map([...packed].map(([name, { filename }]) => [name, join(folder, basename(filename))]));
  for (const name of libraries) {
    let error: string | undefined;
    const manifest = JSON.parse(readFileSync(join(root, 'dist/packages', name, 'package.json'), 'utf8')) as Manifest;
    const errors = packedErrors(packed.get(name)!.files, manifest);
    if (errors.length > 0) error = `the tarball ${errors.join('; ')}`;
    error ??= await buildConsumer({ name, tarballs, folder: join(folder, basename(name)) });
    outcomes.push({
      kind: 'own',
      project: basename(name),
      file: 'tools/package/ships-alone.ts',
      titles: [`N13: ${name} works when it is installed alone from its tarball`],
      status: error ? 'failed' : 'passed',
    });
    console.log(error ? `✗ ${name}: ${error}` : `✓ ${name}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

mkdirSync(join(root, 'test-output'), { recursive: true });
writeFileSync(join(root, 'test-output/package.json'), JSON.stringify({ tests: outcomes }, null, 1));
process.exitCode = outcomes.some(({ status }) => status === 'failed') ? 1 : 0;
