import type { Priority } from './priority.ts';

/** Refuses a growing share of the less important work while a measured delay stays above its bound. */
export interface LoadShedding {
  /** False when this work is to be refused. */
  admits(priority: Priority): boolean;
  /** Takes a sample of the delay, in milliseconds. */
  follow: (delayMs: number) => void;
  /** The last sample. */
  readonly delayMs: number;
}

/** At this level everything is admitted; at 1 nothing costly, at 0 only what is essential. */
const topLevel = 2;
/** What is left of the level after each sample above the bound: after two of them nothing costly is admitted. */
const keptPerSample = 0.6;
/** Gained with each sample below the bound: 100 of them, 5 s, admit everything again. */
const risePerSample = 0.02;

const shareOf: Record<Priority, (level: number) => number> = {
  essential: () => 1,
  browsing: (level) => Math.min(1, level),
  costly: (level) => Math.max(0, level - 1),
};

/**
 * The level falls by a factor and rises by steps, so that the admitted share settles where the delay is about at its
 * bound.
 */
export function createLoadShedding(boundMs: number, random = Math.random): LoadShedding {
  let level = topLevel;
  let latestMs = 0;
  return {
    admits: (priority) => level === topLevel || random() < shareOf[priority](level),
    follow(delayMs) {
      latestMs = delayMs;
      level = delayMs > boundMs ? level * keptPerSample : Math.min(topLevel, level + risePerSample);
    },
    get delayMs() {
      return latestMs;
    },
  };
}
