import type { Import } from './imports.ts';

/**
 * A Mermaid graph of imports between nodes, the groups of files that `nodeOf` returns. An arrow is left out if a longer path implies it (a
 * node may import everything its arrows lead to), and dotted if all its imports are dynamic.
 *
 * @param nodeOf the node of a file, or undefined if the file is not in the graph
 */
export function drawGraph(imports: readonly Import[], nodeOf: (file: string) => string | undefined): string {
  const arrows = new Map<string, Map<string, { isLate: boolean }>>();
  for (const { from, to, isLate } of imports) {
    const [source, target] = [nodeOf(from), nodeOf(to)];
    if (!source || !target) continue;
    const targets = arrows.get(source) ?? new Map<string, { isLate: boolean }>();
    arrows.set(source, targets);
    if (!arrows.has(target)) arrows.set(target, new Map());
    if (source !== target) targets.set(target, { isLate: isLate && (targets.get(target)?.isLate ?? true) });
  }
  const nodes = [...arrows.keys()].sort();
  for (const from of nodes) {
    for (const to of [...arrows.get(from)!.keys()].sort()) {
      const arrow = arrows.get(from)!.get(to)!;
      arrows.get(from)!.delete(to);
      if (!isReachable(arrows, from, to)) arrows.get(from)!.set(to, arrow);
    }
  }
  const lines = nodes.flatMap((from) => [
    `  ${idOf(from)}["${from}"]`,
    ...[...arrows.get(from)!]
      .sort()
      .map(([to, { isLate }]) => `  ${idOf(from)} ${isLate ? '-.->' : '-->'} ${idOf(to)}`),
  ]);
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}

function isReachable(arrows: ReadonlyMap<string, ReadonlyMap<string, unknown>>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const node of seen) for (const next of arrows.get(node)!.keys()) seen.add(next);
  return seen.has(to);
}

const idOf = (node: string) => node.replaceAll(/\W/g, '_');
