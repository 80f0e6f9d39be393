import { writeSync } from 'node:fs';

/** Maximum size of waiting lines, in bytes; further ones are dropped. */
const maxWaitingBytes = 1024 * 1024;
/** Milliseconds between attempts to write waiting lines. */
const retryMs = 100;
/** How long the end of the process waits for a slow reader, in milliseconds. */
const exitMs = 500;

let dropped = 0;
/** Number of lines dropped since the process started. */
export const droppedLogLines = (): number => dropped;

export interface LogStream {
  write(line: string): void;
}

/**
 * Writes lines to standard output at once, so that the last one before a crash is not lost, but never blocks: lines
 * that cannot be written, because the reader has stopped or the disk is full, wait in memory, and above 1 MB are
 * dropped and counted. (Pino's own stream either blocks, or leaves a thread in a write that keeps the process from
 * ending, and its last flush never returns while the disk is full.)
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

  process.once('exit', () => {
    const endsAt = Date.now() + exitMs;
    const pause = new Int32Array(new SharedArrayBuffer(4));
    for (drain(); waiting.length > 0 && Date.now() < endsAt; drain()) Atomics.wait(pause, 0, 0, 20);
  });

  return {
    write(line) {
      const bytes = Buffer.from(line);
      const written = waiting.length === 0 ? write(bytes) : 0;
      if (written === bytes.length) return;
      // half a line would corrupt the next one
      if (written === 0 && waitingBytes + bytes.length > maxWaitingBytes) {
        dropped += 1;
        unreported += 1;
        return;
      }
      waiting.push(bytes.subarray(written));
      waitingBytes += bytes.length - written;
      retry();
    },
  };
}
