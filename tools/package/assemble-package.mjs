// Assembles the published form of a library in dist/packages/NAME: the compiler's output, style sheets, fonts and their licences unchanged,
// compiled messages, the message loader with one import for each language (bundlers do not follow computed imports in installed
// packages), and a manifest of only the existing files.
// Usage, after the library's build: node tools/package/assemble-package.mjs libs/catalogue
import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileMessages } from '../messages/compile-messages.mjs';
import { readMessages } from '../messages/read-messages.mjs';

const asIs = '**/*.{css,woff2,svg,txt}';
/** The compiler may wrap the path in its own helper. */
const loaderCall = /import\(\s*(?:\w+\(\s*)?`\.\/messages\/\$\{(\w+)\}\.json`\s*\)?\s*\)/g;

const library = process.argv[2];
if (!library || !existsSync(join(library, 'dist'))) {
  console.error(
    `Usage: node tools/package/assemble-package.mjs libs/NAME, after its build (${library ?? 'none'} has no dist).`,
  );
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
const source = join(library, 'src');
const target = join('dist/packages', manifest.name);
const output = join(target, 'dist');

rmSync(target, { recursive: true, force: true });
for (const file of globSync('**/*.{js,d.ts}', { cwd: join(library, 'dist') })) {
  const origin = join(source, file.replace(/\.(?:d\.ts|js)$/, ''));
  const isCurrent = ['.ts', '.tsx'].some((ending) => existsSync(origin + ending)); // the compiler does not delete output of removed sources
  if (isCurrent) write(file, (path) => copyFileSync(join(library, 'dist', file), path));
}
for (const file of globSync(asIs, { cwd: source })) write(file, (path) => copyFileSync(join(source, file), path));
const languageFiles = { exclude: ['**/links.json'] };
for (const file of globSync('**/messages/*.json', { cwd: source, ...languageFiles })) {
  const language = basename(file, '.json');
  const compiled = compileMessages(readMessages(dirname(join(source, file)), language), language);
  write(file, (path) => writeFileSync(path, JSON.stringify(compiled)));
}
for (const file of globSync('**/*.js', { cwd: output })) {
  const code = readFileSync(join(output, file), 'utf8');
  const spelled = code.replace(loaderCall, (_call, language) => {
    const languages = globSync('*.json', { cwd: join(output, dirname(file), 'messages'), ...languageFiles }).sort();
    const table = languages.map((name) => `'${basename(name, '.json')}': () => import('./messages/${name}')`);
    return `({ ${table.join(', ')} })[${language}]()`;
  });
  if (spelled !== code) writeFileSync(join(output, file), spelled);
}
for (const file of ['README.md', 'CHANGELOG.md'].map((name) => join(library, name)).concat('LICENSE')) {
  if (existsSync(file)) cpSync(file, join(target, basename(file)));
}
const { nx: _nx, exports, ...published } = manifest;
writeFileSync(join(target, 'package.json'), JSON.stringify({ ...published, exports: packedExports(exports) }, null, 2));

function write(file, into) {
  const path = join(output, file);
  mkdirSync(dirname(path), { recursive: true });
  into(path);
}

/** The exports without the condition for this repository's sources, and without entries that only its tests import. */
function packedExports(entries) {
  const packed = Object.entries(entries).map(([path, entry]) => {
    if (typeof entry === 'string') return [path, entry];
    const { '@shop/source': _source, ...conditions } = entry;
    return [path, conditions];
  });
  return Object.fromEntries(packed.filter(([, entry]) => Object.keys(entry).length > 0));
}
