import { performance } from 'node:perf_hooks';

/** Seconds in which the event loop of this process has worked since its start, not waited. */
export const eventLoopSeconds = (): number => performance.eventLoopUtilization().active / 1_000;
