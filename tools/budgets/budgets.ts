// The stage `budgets` of `npm test`: bytes of script and style that a browser loads before home, category and item are interactive.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { firstLoad, sizesOf, type Manifest } from './first-load.ts';
import { budgetedPages, scriptBudgetBytes, styleBudgetBytes } from './pages.ts';

const client = join(root, 'apps/web/dist/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

for (const [page, sources] of Object.entries(budgetedPages)) {
  const { scripts, styles, fonts } = firstLoad(manifest, sources);
  const script = sizesOf(client, scripts);
  const style = sizesOf(client, styles);
  const font = sizesOf(client, fonts);
  const state = script.gzip > scriptBudgetBytes ? 'OVER THE BUDGET' : 'within the budget';
  console.log(
    `${page.padEnd(9)} script ${kB(script.gzip)} gzip, ${kB(script.brotli)} brotli in ${scripts.length} files; ` +
      `style ${kB(style.gzip)} gzip; font ${kB(font.raw)}: ${state} (${kB(scriptBudgetBytes)})`,
  );
  if (style.gzip > styleBudgetBytes) {
    process.exitCode = 1;
    console.log(
      `            OVER THE BUDGET of styles, ${kB(styleBudgetBytes)}: see arrivals and laterStyleSources in apps/web/vite/first-load-groups.ts`,
    );
  }
  if (script.gzip > scriptBudgetBytes) {
    process.exitCode = 1;
    const largest = scripts
      .map((file) => ({ file, bytes: sizesOf(client, [file]).gzip }))
      .sort((a, b) => b.bytes - a.bytes);
    for (const { file, bytes } of largest.slice(0, 12)) console.log(`            ${kB(bytes).padStart(9)} ${file}`);
  }
}
