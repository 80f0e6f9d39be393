/** A row whose subject names another of its kind. */
export interface Link {
  row: number;
  id: string;
  next: string | null;
}

/** Each circle that the links make, at its first row: its ids, the first again at the end. */
export function circlesOf(links: readonly Link[]): { row: number; circle: string[] }[] {
  const nextOf = new Map(links.map(({ id, next }) => [id, next]));
  const known = new Set<string>();
  return links.flatMap(({ row, id }) => {
    const circle = circleFrom(id, nextOf);
    if (!circle || circle.some((one) => known.has(one))) return [];
    for (const one of circle) known.add(one);
    return [{ row, circle: [...circle, id] }];
  });
}

/** The ids of a circle that this one is in; undefined without. */
function circleFrom(id: string, nextOf: ReadonlyMap<string, string | null>): string[] | undefined {
  const path = [id];
  const seen = new Set(path);
  for (let next = nextOf.get(id); next != null; next = nextOf.get(next)) {
    if (next === id) return path;
    if (seen.has(next)) return undefined;
    path.push(next);
    seen.add(next);
  }
  return undefined;
}
