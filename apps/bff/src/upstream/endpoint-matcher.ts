import type { Endpoint } from '@shop/api-contracts';

export type Match =
  { kind: 'endpoint'; endpoint: Endpoint } | { kind: 'wrong-method'; allowed: string[] } | { kind: 'unknown' };

interface Node {
  literal: Map<string, Node>;
  parameter?: Node;
  endpoints: Map<string, Endpoint>;
}

const emptyNode = (): Node => ({ literal: new Map(), endpoints: new Map() });

/** Finds the contract's endpoint for a method and the decoded segments of a path; everything else is refused. */
export function createEndpointMatcher(endpoints: readonly Endpoint[]): (method: string, segments: string[]) => Match {
  const root = emptyNode();
  for (const endpoint of endpoints) {
    let node = root;
    for (const segment of endpoint.path.split('/').slice(1)) {
      if (segment.startsWith(':')) {
        node = node.parameter ??= emptyNode();
        continue;
      }
      const next = node.literal.get(segment) ?? emptyNode();
      node.literal.set(segment, next);
      node = next;
    }
    node.endpoints.set(endpoint.method, endpoint);
  }

  function find(node: Node, segments: string[], index: number): Node | undefined {
    const segment = segments[index];
    if (segment === undefined) return node.endpoints.size > 0 ? node : undefined;
    if (segment === '') return undefined;
    const literal = node.literal.get(segment);
    const found = literal && find(literal, segments, index + 1);
    return found ?? (node.parameter && find(node.parameter, segments, index + 1));
  }

  return (method, segments) => {
    const node = find(root, segments, 0);
    if (!node) return { kind: 'unknown' };
    const endpoint = node.endpoints.get(method);
    return endpoint ? { kind: 'endpoint', endpoint } : { kind: 'wrong-method', allowed: [...node.endpoints.keys()] };
  };
}
