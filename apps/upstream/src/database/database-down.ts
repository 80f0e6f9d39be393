/** No connection to the database could be made. */
export class DatabaseDownError extends Error {
  override readonly name = 'DatabaseDownError';
  constructor(cause: unknown) {
    super('The database does not answer', { cause });
  }
}

/** Nobody gave back a connection of the pool in time: every one of them is in use. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
  constructor(connections: number, waitMs: number, cause: unknown) {
    super(`All ${connections} connections to the database were in use for ${waitMs} ms`, { cause });
  }
}

/** SQLSTATE of a statement that ran into its time limit, or that an operator has ended. */
export const cancelledState = '57014';

/** True when a database that works had no time: nothing of the request is stored, and it can be sent again. */
export const isDatabaseBusy = (error: unknown): boolean =>
  error instanceof DatabaseBusyError || (error as { code?: unknown } | null)?.code === cancelledState;

/**
 * SQLSTATEs of a server that closes connections: class 08, shutting down or starting (57P01 to 57P03); 25006 of one that
 * is the primary no more.
 */
const downState = /^(?:08|57P0[123]|25006)/;
/** pg has no code for a connection that ends during a query, or that was cut off before it. */
const endedConnection = /^(?:Connection terminated|Client was closed|Client has encountered a connection error)/;
const deadSocketCodes = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** True when the database cannot be reached or has ended in the middle of a query: not the fault of the request. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof DatabaseDownError) return true;
  if (!(error instanceof Error)) return false;
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  return downState.test(code) || deadSocketCodes.has(code) || endedConnection.test(error.message);
}
