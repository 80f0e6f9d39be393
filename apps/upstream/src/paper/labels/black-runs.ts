/** Rectangles of a code, one for each run of black modules in a row, in points. */
export function blackRuns({ rows, x, y, module }: { rows: boolean[][]; x: number; y: number; module: number }) {
  return rows.flatMap((row, at) => {
    const runs: { x: number; y: number; width: number; height: number }[] = [];
    for (let from = row.indexOf(true); from !== -1;) {
      const end = row.indexOf(false, from);
      const to = end === -1 ? row.length : end;
      runs.push({ x: x + from * module, y: y + at * module, width: (to - from) * module, height: module });
      from = row.indexOf(true, to);
    }
    return runs;
  });
}
