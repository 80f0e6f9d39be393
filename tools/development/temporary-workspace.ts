import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { root } from '../workspace/root.mjs';

/** A copy of the sources for tests to change, with this repository's packages. */
export interface TemporaryWorkspace {
  folder: string;
  /** Saves a file of this repository with one part replaced, in one write like an editor. Returns its text. */
  edit(file: string, part: string, by: string): string;
  /** Restores a file to its content in this repository. */
  restore(file: string): void;
  remove(): void;
}

const leftOut = new Set(['.git', '.data', '.nx', 'node_modules', 'dist', 'screens', 'test-output']);

export function createTemporaryWorkspace(): TemporaryWorkspace {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'shop-workspace-')));
  cpSync(root, folder, { recursive: true, filter: (path) => path === root || !leftOut.has(basename(path)) });
  linkPackages(folder);
  return {
    folder,
    edit(file, part, by) {
      const text = readFileSync(join(root, file), 'utf8');
      if (!text.includes(part)) throw new Error(`${file} does not say: ${part}`);
      const edited = text.replace(part, () => by);
      writeFileSync(join(folder, file), edited);
      return edited;
    },
    restore: (file) => writeFileSync(join(folder, file), readFileSync(join(root, file))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Links to the installed packages; links to libraries of the workspace lead to the copy. */
function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules');
  const link = (name: string, target: string) => symlinkSync(target, join(folder, 'node_modules', name), 'junction');
  mkdirSync(join(folder, 'node_modules/@shop'), { recursive: true });
  for (const { name } of readdirSync(installed, { withFileTypes: true }))
    if (name === '.package-lock.json') cpSync(join(installed, name), join(folder, 'node_modules', name));
    else if (name !== '@shop') link(name, join(installed, name));
  for (const name of readdirSync(join(installed, '@shop')))
    link(`@shop/${name}`, join(folder, relative(realpathSync(root), realpathSync(join(installed, '@shop', name)))));
}
