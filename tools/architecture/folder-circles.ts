import type { Import } from './imports.ts';

/** The file or folder directly below `folder` that contains a path; undefined if the path is elsewhere. */
export function childOf(folder: string, path: string): string | undefined {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/', 1)[0] : undefined;
}

/**
 * Cycles of folders at every level below `folder`: neighbouring folders and files that import each other, through any file in them.
 *
 * @returns for each level with cycles, a text that shows one, with an import for each of its arrows
 */
export function folderCircles(folder: string, imports: readonly Import[]): string[] {
  const inside = imports.filter(({ from, to }) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`));
  const levels = new Set([
    folder,
    ...inside.flatMap(({ from, to }) => [...parents(from, folder), ...parents(to, folder)]),
  ]);
  return [...levels].sort().flatMap((level) => {
    const circle = findCircle(arrowsBetweenChildren(level, inside));
    return circle ? [`folders of ${level} that import each other:\n${describe(circle)}`] : [];
  });
}

function* parents(path: string, top: string) {
  for (let at = path.lastIndexOf('/'); at > top.length; at = path.lastIndexOf('/', at - 1)) yield path.slice(0, at);
}

type Arrows = Map<string, Map<string, Import>>;

function arrowsBetweenChildren(folder: string, imports: readonly Import[]): Arrows {
  const arrows: Arrows = new Map();
  for (const entry of imports) {
    const from = childOf(folder, entry.from);
    const to = childOf(folder, entry.to);
    if (!from || !to || from === to) continue;
    if (!arrows.has(from)) arrows.set(from, new Map());
    arrows.get(from)!.set(to, entry);
  }
  return arrows;
}

/** Removes dead ends until none are left; the rest forms cycles. */
function findCircle(arrows: Arrows): Import[] | undefined {
  const left = new Map([...arrows].map(([from, to]) => [from, new Map(to)]));
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    for (const [from, targets] of left) {
      for (const to of targets.keys()) if (!left.has(to)) targets.delete(to);
      if (targets.size === 0) isSmaller = left.delete(from);
    }
  }
  if (left.size === 0) return undefined;
  const way: string[] = [];
  let at = [...left.keys()].sort()[0]!;
  for (; !way.includes(at); at = left.get(at)!.keys().next().value!) way.push(at);
  const circle = [...way.slice(way.indexOf(at)), at];
  return circle.slice(1).map((to, index) => left.get(circle[index]!)!.get(to)!);
}

const describe = (circle: readonly Import[]) => circle.map(({ from, to }) => `      ${from} -> ${to}`).join('\n');
