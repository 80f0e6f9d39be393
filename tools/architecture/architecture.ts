// Reads all imports between files. `npm run architecture` draws them in docs/architecture.md. With `-- --check`, as in `npm test`, it fails
// on cycles of files or folders and on outdated pictures. It reads the workspace in the current directory.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { childOf, folderCircles } from './folder-circles.ts';
import { readImports } from './imports.ts';
import { drawGraph } from './picture.ts';

const file = 'docs/architecture.md';
const { imports, errors } = readImports();
/** Fixtures and test servers count as tests: they may import everything. */
const shipped = imports.filter(({ from }) => !/\/testing\/|\.fixture\.|^apps\/web-e2e\//.test(from));
const folders = [...globSync('{apps,libs}/*/src'), 'tools'].map((folder) => folder.replaceAll('\\', '/')).sort();
for (const folder of folders) errors.push(...folderCircles(folder, shipped));

const text = readFileSync(file, 'utf8');
const drawn = Object.entries(pictures()).reduce(put, text);
if (!process.argv.includes('--check')) writeFileSync(file, drawn);
else if (drawn !== text) errors.push(`${file} is not current: npm run architecture`);

for (const error of errors) console.error(`✗ ${error}`);
if (errors.length === 0) console.log(`✓ ${imports.length} imports, no circle`);
process.exitCode = errors.length > 0 ? 1 : 0;

function pictures(): Record<string, string> {
  return {
    house: drawGraph(shipped, (path) => /^(?:apps|libs)\/[^/]+(?=\/src\/)/.exec(path)?.[0]),
    upstream: drawGraph(shipped, (path) => {
      const child = childOf('apps/upstream/src', path);
      return child?.endsWith('.ts') ? 'app' : child;
    }),
  };
}

/** Replaces a picture between its two marks. */
function put(document: string, [name, picture]: [string, string]): string {
  const marks = new RegExp(`(<!-- picture of ${name} -->\n)[^]*?(<!-- end -->)`);
  return document.replace(marks, (_all, begin: string, end: string) => `${begin}\n${picture}\n\n${end}`);
}
