// Completes a library's dist after `tsc`: style sheets, fonts and their licences as they are, messages compiled, and the message loader
// spelled out language by language (bundlers follow no computed import in an installed package).
// Usage: node tools/package/complete-dist.mjs libs/catalogue
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileMessages } from '../messages/compile-messages.mjs';
import { readMessages } from '../messages/read-messages.mjs';

const asIs = '**/*.{css,woff2,svg,txt}';
/** The compiler may put its own helper around the path. */
const loaderCall = /import\(\s*(?:\w+\(\s*)?`\.\/messages\/\$\{(\w+)\}\.json`\s*\)?\s*\)/g;

const library = process.argv[2];
if (!library || !existsSync(join(library, 'dist'))) {
  console.error(
    `Usage: node tools/package/complete-dist.mjs libs/NAME, after its build (${library ?? 'none'} has no dist).`,
  );
  process.exit(1);
}
const source = join(library, 'src');
const output = join(library, 'dist');

for (const file of globSync(asIs, { cwd: source })) write(file, (target) => copyFileSync(join(source, file), target));
const languageFiles = { exclude: ['**/links.json'] };
for (const file of globSync('**/messages/*.json', { cwd: source, ...languageFiles })) {
  const language = basename(file, '.json');
  const compiled = compileMessages(readMessages(dirname(join(source, file)), language), language);
  write(file, (target) => writeFileSync(target, JSON.stringify(compiled)));
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

function write(file, into) {
  const target = join(output, file);
  mkdirSync(dirname(target), { recursive: true });
  into(target);
}
