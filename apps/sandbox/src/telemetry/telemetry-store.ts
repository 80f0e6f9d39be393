/** Something that a collector was told, with its place in a trace. */
export interface TraceItem {
  /** 32 hexadecimal digits; empty for what belongs to no trace. */
  traceId: string;
  /** Empty for what has no parts, such as a message. */
  spanId: string;
  /** Span that it is a part of; empty for the first of its trace. */
  parentId: string;
  /** `browser`, `bff`, `upstream`. */
  service: string;
  /** `page`, `call`, `message`, `exception` from a browser; `server`, `client` from a server. */
  kind: string;
  name: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  durationMs: number;
  attributes: Readonly<Record<string, string>>;
}

/** The newest value of a metric of a server, by its labels. */
export interface MetricPoint {
  service: string;
  name: string;
  unit: string;
  attributes: Readonly<Record<string, string>>;
  count: number;
  sum: number;
}

/** An item, and what is a part of it, in the order of their times. */
export interface TraceNode {
  item: TraceItem;
  parts: TraceNode[];
}

/** Items kept; the oldest ones are dropped. */
const maxItems = 10_000;
const maxPoints = 2_000;

export type TelemetryStore = ReturnType<typeof createTelemetryStore>;

/** What was received since the start; kept in memory, since nobody misses it afterwards. */
export function createTelemetryStore() {
  let items: TraceItem[] = [];
  const points = new Map<string, MetricPoint>();
  return {
    add(more: readonly TraceItem[]): void {
      items = [...items, ...more].slice(-maxItems);
    },
    measure(more: readonly MetricPoint[]): void {
      for (const point of more) {
        points.set(JSON.stringify([point.service, point.name, point.attributes]), point);
        if (points.size > maxPoints) points.delete(points.keys().next().value!);
      }
    },
    items: (traceId?: string): TraceItem[] => items.filter((item) => traceId === undefined || item.traceId === traceId),
    points: (): MetricPoint[] => [...points.values()],
    /** Newest trace first, each with its first items. */
    traces(): { traceId: string; roots: TraceNode[] }[] {
      const ids = [...new Set(items.toReversed().map(({ traceId }) => traceId))];
      return ids.map((traceId) => ({ traceId, roots: treeOf(items.filter((item) => item.traceId === traceId)) }));
    },
  };
}

/** Items as a tree; those whose parent was not received stand at the top. */
export function treeOf(items: readonly TraceItem[]): TraceNode[] {
  const nodes = items.toSorted((a, b) => a.startedAt - b.startedAt).map((item): TraceNode => ({ item, parts: [] }));
  const bySpan = new Map(nodes.filter(({ item }) => item.spanId !== '').map((node) => [node.item.spanId, node]));
  const parentOf = ({ item }: TraceNode): TraceNode | undefined =>
    item.parentId === item.spanId ? undefined : bySpan.get(item.parentId);
  for (const node of nodes) parentOf(node)?.parts.push(node);
  return nodes.filter((node) => parentOf(node) === undefined);
}
