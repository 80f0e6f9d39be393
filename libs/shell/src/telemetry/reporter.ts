import type { LogEntry } from '@shop/platform';

/** A page view without anything personal. */
export interface PageReport {
  name: string;
  /** Path and query. */
  address: string;
}

/** What sends reports to the collector, once it is loaded. */
export interface Reporter {
  page(page: PageReport): void;
  log(entry: LogEntry): void;
  /** Ends it without sending what is left, and removes its cookies. */
  stop(): void;
}
