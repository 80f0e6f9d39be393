import { chmodSync, copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, symlinkSync, type Dirent } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../workspace/root.mjs';
import { filesOfContext } from './build-context.ts';
import type { ImageStage } from './dockerfile.ts';
import { productionClosure } from './production-closure.ts';

interface Options {
  stage: ImageStage;
  /** An empty folder that represents `/app` of the image. */
  folder: string;
  /** Folder of the built web app, for the stage `web`. */
  webDist?: string;
}

/**
 * Fills a folder with the files that a stage of a Dockerfile puts into its image: files of the repository, and installed packages. The
 * files below `node_modules` are hard links to the installed ones: never change them.
 */
export function assembleImage({ stage, folder, webDist }: Options): void {
  for (const { from, path } of stage.copies) {
    if (from === 'web') cpSync(webDist!, join(folder, path), { recursive: true });
    else if (from === undefined) for (const file of filesOfContext(path)) cpSync(join(root, file), join(folder, file));
    else installPackages(stage.workspace, path, folder);
  }
}

/** Symbolic links would not do: such a package would find everything installed next to its real location. */
function installPackages(workspace: string, below: string, folder: string): void {
  const { packages, links } = productionClosure(workspace);
  const isBelow = (path: string) => path.startsWith(`${below}/`);
  for (const path of packages.filter(isBelow)) linkFiles(join(root, path), join(folder, path));
  for (const [path, workspaceFolder] of links) {
    if (!isBelow(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(relative(dirname(path), workspaceFolder), join(folder, path), 'junction');
  }
}

/** Hard-links all files of a package except those of nested packages; copying takes ten times as long. */
function linkFiles(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory() && entry.name !== 'node_modules') linkFiles(from, to);
    if (entry.isFile()) linkOrCopy(from, to);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to); // another file system, or a file of another owner
  }
}

/** Files that an image may contain below `/app`, besides packages. */
const ownFiles: Readonly<Record<string, RegExp>> = {
  '@shop/bff':
    /^(?:apps\/bff\/(?:package\.json$|src\/)|apps\/web\/(?:package\.json$|dist\/(?:client|server)\/)|libs\/(?:api-contracts|i18n|server)\/(?:package\.json$|src\/))/,
  '@shop/upstream':
    /^(?:apps\/upstream\/(?:package\.json$|src\/)|libs\/(?:api-contracts|commerce-model|filters|i18n|measures|server|thermal)\/(?:package\.json$|src\/))/,
};
const forbidden =
  /(?:^|\/)(?:testing|development)\/|\.(?:test|fixture|e2e)\.|(?:^|\/)(?:\.npmrc|\.env[^/]*)$|\.(?:pem|key)$|(?:^|\/)sandbox\//i;
const packageFolder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^@/.][^/]*(?=\/)/;

/** Files below `/app` that do not belong in the image of a workspace, and missing packages; empty if there are none. */
export function fileErrors(files: readonly string[], workspace: string): string[] {
  const { packages, links } = productionClosure(workspace);
  const expected = new Set(packages);
  const present = new Set(files.flatMap((file) => packageFolder.exec(file)?.[0] ?? []));
  const own = files.filter((file) => !file.startsWith('node_modules/'));
  return [
    ...own.filter((file) => !ownFiles[workspace]!.test(file) || forbidden.test(file)).map((file) => `${file} is in it`),
    ...[...present].filter((path) => !expected.has(path) && !links.has(path)).map((path) => `package ${path} is in it`),
    ...[...expected].filter((path) => !present.has(path)).map((path) => `package ${path} is not in it`),
  ];
}

/** Files below a folder, following links. */
export const filesIn = (path: string): string[] =>
  entriesIn(path).flatMap(([file, entry]) => (entry.isDirectory() ? [] : [file]));

const entriesIn = (path: string): [string, Dirent][] =>
  readdirSync(path, { recursive: true, withFileTypes: true }).map((entry) => [
    join(entry.parentPath, entry.name)
      .slice(path.length + 1)
      .replaceAll('\\', '/'),
    entry,
  ]);

/** Makes an assembled folder read-only or writable. Package files stay unchanged, since they are links to the installed ones. */
export function allowWriting(path: string, isAllowed: boolean): void {
  const change = (file: string, mode: number) => chmodSync(file, mode | (isAllowed ? 0o200 : 0));
  change(path, 0o555);
  for (const [file, entry] of entriesIn(path)) {
    if (entry.isDirectory()) change(join(path, file), 0o555);
    else if (entry.isFile() && !file.startsWith('node_modules/')) change(join(path, file), 0o444);
  }
}
