import type { DocumentFormat } from '@shop/api-contracts';
import { Worker } from 'node:worker_threads';
import type { DocumentContent } from './document-content.ts';
import type { DocumentAnswer, DocumentRequest } from './document-thread.ts';

/** How long the thread waits for another document before it ends. */
const idleMs = 30_000;
/** Nothing that people ask for takes as long; below what an errand may take (outbox/work-outbox.ts), since mails wait for documents too. */
const maxMs = 20_000;

interface Waiting {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

export type WriteDocument = (format: DocumentFormat, content: DocumentContent) => Promise<Uint8Array>;

/**
 * Writes documents in a thread of its own: a long one takes its time, which would hold up every other request. Only what can be cloned is
 * handed over. What does not end ends the thread after 20 s, and fails with all that wait in it; the next document has a new one.
 */
export function createDocumentWriter({ limitMs = maxMs }: { limitMs?: number } = {}): WriteDocument {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  let endThread: (error: Error) => void = () => undefined;

  function startThread(): Worker {
    const started = new Worker(new URL('./document-thread.ts', import.meta.url), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    // a process may end while it waits for documents
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
      else asked?.reject(new Error(`No document was written: ${answer.error}`));
      if (waiting.size === 0) rest();
    });
    started.on('error', end);
    started.on('exit', () => end(new Error('The thread that writes documents has ended')));
    return started;
  }

  function rest(): void {
    thread?.unref();
    idle = setTimeout(() => {
      void thread?.terminate();
      thread = undefined;
    }, idleMs).unref();
  }

  return (format, content) =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      thread ??= startThread();
      lastId += 1;
      // throws where it cannot be cloned: then nobody waits
      thread.postMessage({ id: lastId, format, content } satisfies DocumentRequest);
      thread.ref();
      const timer = setTimeout(() => endThread(new Error(`No document was written within ${limitMs} ms`)), limitMs);
      waiting.set(lastId, { resolve, reject, timer });
    });
}
