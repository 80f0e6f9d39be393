import type { DocumentFormat } from '@shop/api-contracts';
import { Worker } from 'node:worker_threads';
import type { DocumentContent } from './document-content.ts';
import type { DocumentAnswer, DocumentRequest } from './document-thread.ts';

/** How long the thread waits for another document before it ends. */
const idleMs = 30_000;

export type WriteDocument = (format: DocumentFormat, content: DocumentContent) => Promise<Uint8Array>;

/**
 * Writes documents in a thread of its own: a long one takes its time, which would hold up every other request. Only what can be cloned is
 * handed over.
 */
export function createDocumentWriter(): WriteDocument {
  const waiting = new Map<number, { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }>();
  let thread: Worker | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  function startThread(): Worker {
    const started = new Worker(new URL('./document-thread.ts', import.meta.url), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    // a process may end while it waits for documents
    started.unref();
    const end = (error: Error): void => {
      if (thread !== started) return;
      thread = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('message', (answer: DocumentAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('bytes' in answer) asked?.resolve(answer.bytes);
      else asked?.reject(new Error(`No document was written: ${answer.fault}`));
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
      thread.ref();
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      thread.postMessage({ id: lastId, format, content } satisfies DocumentRequest);
    });
}
