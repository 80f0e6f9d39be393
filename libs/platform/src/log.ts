/** Severity levels of the telemetry protocol. */
export const logLevels = { Verbose: 0, Information: 1, Warning: 2, Error: 3, Critical: 4 } as const;
export type LogLevel = keyof typeof logLevels;

const methods = { Verbose: 'debug', Information: 'info', Warning: 'warn', Error: 'error', Critical: 'error' } as const;

/** Minimum level that the browser logs. */
const threshold = logLevels.Warning;

export function log(level: LogLevel, message: string, details?: unknown): void {
  if (logLevels[level] < threshold) return;
  console[methods[level]](message, ...(details === undefined ? [] : [details]));
}
