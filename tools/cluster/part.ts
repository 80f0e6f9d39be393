/** One process of the cluster. */
export interface Part {
  /** `bff-1`, `postgres primary` … */
  name: string;
  /** Ends it like a power cut. */
  kill(): Promise<void>;
  /** Resolves when the cluster is whole again: it runs anew, or another has taken its place and it follows that one. */
  revive(): Promise<void>;
  /** Asks it to end and starts it anew, as a rolling restart does; only for parts without data. */
  restart?(): Promise<void>;
}
