import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

interface Entry {
  name?: string;
  link?: boolean;
  resolved?: string;
  /** Only needed by developers or by an optional package. */
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** The packages and links that a workspace needs at run time. */
export interface Closure {
  /** Folders of packages: `node_modules/express`, `node_modules/micromatch/node_modules/picomatch`. */
  packages: string[];
  /** Links to other workspaces: `node_modules/@shop/api-contracts` -> `libs/api-contracts`. */
  links: ReadonlyMap<string, string>;
}

/**
 * The packages that `npm ci --workspace NAME --omit=dev` would install on a machine like this one with glibc, from the lock file.
 * Dependencies of an optional package for other machines stay installed if developers need them too.
 *
 * @throws Error when the workspace or one of its packages is not in the lock file
 */
export function productionClosure(workspace: string): Closure {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Entry> };
  const entries = new Map(Object.entries(lock.packages));
  const [start] = [...entries].find(([path, { name }]) => name === workspace && !path.includes('node_modules')) ?? [];
  if (start === undefined) throw new Error(`${workspace} is no workspace of package-lock.json`);
  const packages = new Set<string>();
  const links = new Map<string, string>();
  const seen = new Set<string>();
  const optionalOf = (path: string): string[] =>
    Object.keys(entries.get(path)!.optionalDependencies ?? {}).map((name) => resolvedFrom(path, name, entries));
  const forOthers = new Set<string>();
  const visitOfOthers = (path: string): void => {
    if (seen.has(path) || forOthers.has(path)) return;
    forOthers.add(path);
    if (entries.get(path)!.devOptional) packages.add(path);
    for (const name of needsOf(entries.get(path)!)) visitOfOthers(resolvedFrom(path, name, entries));
    optionalOf(path).forEach(visitOfOthers);
  };
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const entry = entries.get(path)!;
    if (entry.link) {
      links.set(path, entry.resolved!);
      return visit(entry.resolved!);
    }
    if (path.includes('node_modules')) packages.add(path);
    for (const name of needsOf(entry)) visit(resolvedFrom(path, name, entries));
    for (const optional of optionalOf(path)) {
      if (isForThisMachine(entries.get(optional)!)) visit(optional);
      else visitOfOthers(optional);
    }
  };
  visit(start);
  return { packages: [...packages].sort(), links };
}

const needsOf = ({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: Entry): string[] => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
];

/** Optional packages exist for each kind of machine: native parts of a package, such as sharp's. */
const isForThisMachine = ({ os, cpu, libc }: Entry): boolean =>
  (os?.includes(process.platform) ?? true) &&
  (cpu?.includes(process.arch) ?? true) &&
  (libc?.includes('glibc') ?? true);

/** Resolved as by Node: in the nearest `node_modules` upwards that has it. */
function resolvedFrom(path: string, name: string, entries: ReadonlyMap<string, Entry>): string {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const candidate = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (entries.has(candidate)) return candidate;
    if (at === '') throw new Error(`${name}, which ${path} needs, is not in package-lock.json`);
  }
}
