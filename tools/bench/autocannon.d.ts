declare module 'autocannon' {
  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
    /** Seconds. */
    duration: number;
    latency: { p50: number; p99: number };
  }
  export default function autocannon(options: Record<string, unknown>): Promise<Result>;
}
