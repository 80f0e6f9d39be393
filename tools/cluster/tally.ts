/** What happened to the requests of one kind during a phase. */
export interface Counts {
  sent: number;
  failed: number;
  /** Longest time without an answer that succeeded, in milliseconds. */
  longestGapMs: number;
  /** The first failure. */
  failure: string;
}

/** Counts requests of one kind, phase by phase. */
export class Tally {
  #counts: Counts = { sent: 0, failed: 0, longestGapMs: 0, failure: '' };
  #succeededAt = performance.now();

  /** @param failure what went wrong, for the report; undefined for success */
  add(failure: string | undefined): void {
    const now = performance.now();
    this.#counts.sent += 1;
    if (failure === undefined) {
      this.#counts.longestGapMs = Math.max(this.#counts.longestGapMs, Math.round(now - this.#succeededAt));
      this.#succeededAt = now;
    } else {
      this.#counts.failed += 1;
      this.#counts.failure ||= failure;
    }
  }

  /** What was counted since the last call; a gap that has not ended counts too, and goes on in the next phase. */
  take(): Counts {
    const openGapMs = Math.round(performance.now() - this.#succeededAt);
    const taken = { ...this.#counts, longestGapMs: Math.max(this.#counts.longestGapMs, openGapMs) };
    this.#counts = { sent: 0, failed: 0, longestGapMs: 0, failure: '' };
    return taken;
  }
}
