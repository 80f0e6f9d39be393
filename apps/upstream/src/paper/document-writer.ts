import { Worker } from 'node:worker_threads';
import type { DocumentContents } from './document-contents.ts';
import type { DocumentAnswer } from './document-thread.ts';

/** Idle time after which the thread ends. */
const idleMs = 30_000;
/**
 * Longer than any document takes; shorter than the lease of a job (outbox/work-outbox.ts), since mails wait for
 * documents too.
 */
const maxMs = 20_000;

interface Waiting {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

export type WriteDocument = <Kind extends keyof DocumentContents>(
  kind: Kind,
  content: DocumentContents[Kind],
) => Promise<Uint8Array>;

/** The thread reads libraries from their sources like upstream itself, however the process was started. */
const threadFlags = ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning'];

/**
 * Writes documents in a worker thread, so that long ones do not block other requests. The content must be cloneable.
 * After 20 s without a result the thread is terminated and all its documents fail; the next document starts a new
 * thread.
 */
export function createDocumentWriter({ limitMs = maxMs }: { limitMs?: number } = {}): WriteDocument {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  let endThread: (error: Error) => void = () => undefined;

  function startThread(): Worker {
    const started = new Worker(new URL('./document-thread.ts', import.meta.url), { execArgv: threadFlags });
    // the process may end while documents are pending
    started.unref();
    const end = (error: Error): void => {
      if (thread !== started) return;
      thread = undefined;
      for (const { reject, timer } of waiting.values()) {
        clearTimeout(timer);
        reject(error);
      }
      waiting.clear();
    };
    endThread = (error) => {
      end(error);
      void started.terminate();
    };
    started.on('message', (answer: DocumentAnswer) => {
      const asked = waiting.get(answer.id);
      clearTimeout(asked?.timer);
      waiting.delete(answer.id);
      if ('bytes' in answer) asked?.resolve(answer.bytes);
      else asked?.reject(new Error(`Document failed: ${answer.error}`));
      if (waiting.size === 0) rest();
    });
    started.on('error', end);
    started.on('exit', () => end(new Error('The document thread has ended')));
    return started;
  }

  function rest(): void {
    thread?.unref();
    idle = setTimeout(() => {
      void thread?.terminate();
      thread = undefined;
    }, idleMs).unref();
  }

  return (kind, content) =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      thread ??= startThread();
      lastId += 1;
      // throws when the content cannot be cloned; then nothing waits
      thread.postMessage({ id: lastId, kind, content });
      thread.ref();
      const timer = setTimeout(() => endThread(new Error(`Document not written within ${limitMs} ms`)), limitMs);
      waiting.set(lastId, { resolve, reject, timer });
    });
}
