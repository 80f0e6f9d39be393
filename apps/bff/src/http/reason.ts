/** Reason for a 5xx: stable and machine-readable, in the answer, the log and the metrics. */
export type ReasonCode =
  | 'upstream_down'
  | 'database_down'
  | 'database_busy'
  | 'no_market'
  | 'upstream_timeout'
  | 'upstream_reset'
  | 'overload'
  | 'session_store_down'
  | 'identity_down'
  | 'collector_down'
  | 'internal';

const statusOfReason: Record<ReasonCode, number> = {
  upstream_down: 503,
  database_down: 503,
  database_busy: 503,
  no_market: 503,
  upstream_timeout: 504,
  upstream_reset: 502,
  overload: 503,
  session_store_down: 503,
  identity_down: 503,
  collector_down: 503,
  internal: 500,
};

/** Status and Retry-After seconds of each reason. */
export const statusOf = (code: ReasonCode): number => statusOfReason[code];
export const retryAfterSecondsOf = (code: ReasonCode): number | undefined =>
  code === 'overload' ? 1 : code === 'internal' ? undefined : code === 'collector_down' ? 60 : 5;
