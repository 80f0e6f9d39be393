import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const sheets = globSync('{apps,libs}/*/src/**/*.module.css', { cwd: root }).map(withSlashes).sort();
const classesOf = new Map<string, string[]>();
const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Name of a class in a build: two letters for its file, and a number for its place there, so the same in the bundle of the
 * browser and of the server. Names stand in scripts, style sheets and every page; Vite's own, `_root_k2x9d_1`, are a fifth
 * of all styles after compression.
 */
export function className(name: string, file: string): string {
  const path = withSlashes(file)
    .replace(/^.*\/(?=(?:apps|libs)\/)/, '')
    .replace(/\?.*$/, '');
  const at = sheets.indexOf(path);
  if (at < 0 || at >= letters.length ** 2)
    throw new Error(`${file} has no short name: see apps/web/vite/class-name.ts`);
  const classes = classesOf.get(path) ?? [];
  if (!classes.includes(name)) classes.push(name);
  classesOf.set(path, classes);
  return `${letters[Math.floor(at / letters.length)]}${letters[at % letters.length]}${classes.indexOf(name).toString(36)}`;
}

function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}
