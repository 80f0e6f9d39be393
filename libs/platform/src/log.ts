/** Severity levels of the telemetry protocol. */
export const logLevels = { Verbose: 0, Information: 1, Warning: 2, Error: 3, Critical: 4 } as const;
export type LogLevel = keyof typeof logLevels;

/** Something that was logged, without its details, which may be personal. */
export interface LogEntry {
  level: LogLevel;
  message: string;
}

const methods = { Verbose: 'debug', Information: 'info', Warning: 'warn', Error: 'error', Critical: 'error' } as const;

/** Minimum level that the browser logs. */
const threshold = logLevels.Warning;

const listeners = new Set<(entry: LogEntry) => void>();

/** Calls `listener` for everything that is logged from now on: at least a warning. */
export const followLog = (listener: (entry: LogEntry) => void): void => void listeners.add(listener);

/** Writes to the console, and tells those who follow the log; nothing below the threshold. */
export function log(level: LogLevel, message: string, details?: unknown): void {
  if (logLevels[level] < threshold) return;
  console[methods[level]](message, ...(details === undefined ? [] : [details]));
  for (const listener of listeners) {
    try {
      listener({ level, message });
    } catch {
      // who writes a log must not fail because of who reads it
    }
  }
}
