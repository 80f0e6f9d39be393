/**
 * Does something again and again, every so many milliseconds, never twice at once; does not keep the process alive. The returned function
 * ends that, and resolves when nothing of it is under way.
 */
export function repeatEvery(ms: number, work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
  }, ms);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
