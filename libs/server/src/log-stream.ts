import { writeSync } from 'node:fs';

/** Maximum size of waiting lines, in bytes; further ones are dropped. */
const maxWaitingBytes = 1024 * 1024;
/** Milliseconds between attempts to write waiting lines. */
const retryMs = 100;
/** How long the end of the process waits for a slow reader, in milliseconds. */
const exitMs = 500;
/** Characters of lines from one turn of the event loop that are written before it ends. */
const maxTurnLength = 64 * 1024;

let dropped = 0;
/** Number of lines dropped since the process started. */
export const droppedLogLines = (): number => dropped;

export interface LogStream {
  write(line: string): void;
}

/**
 * Writes the lines of each turn of the event loop to standard output at its end, with one call of the system, and the
 * last ones before a crash while the process ends. It never blocks: lines that cannot be written, because the reader has
 * stopped or the disk is full, wait in memory, and above 1 MB are dropped and counted. (Pino's own stream either blocks,
 * or leaves a thread in a write that keeps the process from ending, and its last flush never returns while the disk is
 * full.)
 *
 * @param reportDropped called with the number of dropped lines when writing works again
 */
export function createLogStream(reportDropped: (lines: number) => void): LogStream {
  // pipes and sockets opened by Node answer EAGAIN instead of blocking
  const { fd } = process.stdout;
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let unreported = 0;
  let timer: NodeJS.Timeout | undefined;
  let turn: string[] = [];
  let turnLength = 0;
  let endOfTurn: NodeJS.Immediate | undefined;

  /** Writes as much as possible without waiting. */
  function drain(): void {
    timer = undefined;
    for (let next = waiting[0]; next; next = waiting[0]) {
      const written = write(next);
      waitingBytes -= written;
      if (written < next.length) {
        waiting[0] = next.subarray(written);
        retry();
        return;
      }
      waiting.shift();
    }
    const lines = unreported;
    unreported = 0;
    if (lines > 0) reportDropped(lines);
  }

  /**
   * Returns the number of bytes written. The reason for writing less does not matter: EAGAIN, ENOSPC and EPIPE may all
   * pass.
   */
  function write(bytes: Buffer): number {
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(fd, bytes, written);
    } catch {
      // the rest waits
    }
    return written;
  }

  const retry = (): void => void (timer ??= setTimeout(drain, retryMs).unref());

  function writeTurn(): void {
    clearImmediate(endOfTurn);
    endOfTurn = undefined;
    const lines = turn;
    turn = [];
    turnLength = 0;
    const bytes = Buffer.from(lines.join(''));
    let written = waiting.length === 0 ? write(bytes) : 0;
    if (written === bytes.length) return;
    for (const line of lines) {
      const ofLine = Buffer.from(line);
      if (written < ofLine.length) wait(ofLine, written);
      written = Math.max(0, written - ofLine.length);
    }
  }

  /** Keeps what has not been written of a line. */
  function wait(bytes: Buffer, written: number): void {
    // half a line would corrupt the next one
    if (written === 0 && waitingBytes + bytes.length > maxWaitingBytes) {
      dropped += 1;
      unreported += 1;
      return;
    }
    waiting.push(bytes.subarray(written));
    waitingBytes += bytes.length - written;
    retry();
  }

  process.once('exit', () => {
    writeTurn();
    const endsAt = Date.now() + exitMs;
    const pause = new Int32Array(new SharedArrayBuffer(4));
    for (drain(); waiting.length > 0 && Date.now() < endsAt; drain()) Atomics.wait(pause, 0, 0, 20);
    // that lines were dropped
    writeTurn();
  });

  return {
    write(line) {
      turn.push(line);
      turnLength += line.length;
      if (turnLength > maxTurnLength) writeTurn();
      else endOfTurn ??= setImmediate(writeTurn);
    },
  };
}
