/** Milliseconds between samples. */
const sampleMs = 50;
/** Samples that must all be late: one pause, as of garbage collection, is no overload. */
const windowSamples = 3;

/**
 * Samples a delay as long as the process lives, and calls `sampled` with the smallest of the last ones: what everybody
 * who came in that time has waited at least. Without `waitedMs` it is the delay of the event loop.
 */
export function watchDelay(sampled: (delayMs: number) => void, waitedMs?: () => number): void {
  const latest: number[] = [];
  let lastAt = performance.now();
  setInterval(() => {
    const now = performance.now();
    latest.push(waitedMs?.() ?? Math.max(0, now - lastAt - sampleMs));
    lastAt = now;
    if (latest.length > windowSamples) latest.shift();
    if (latest.length === windowSamples) sampled(Math.min(...latest));
  }, sampleMs).unref();
}
