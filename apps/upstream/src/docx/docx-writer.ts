import { Worker } from 'node:worker_threads';
import type { DocumentContent } from '../documents/document-content.ts';
import type { DocxAnswer, DocxRequest } from './docx-thread.ts';

/** How long the thread waits for another document before it ends. */
const idleMs = 30_000;

type WriteDocx = (content: DocumentContent) => Promise<Uint8Array>;

/**
 * Writes DOCX in a thread of its own, one document after the other: the package does it in one go, which would hold up every other request
 * for as long as a long document takes.
 */
export function createDocxWriter(): WriteDocx {
  const waiting = new Map<number, { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }>();
  let thread: Worker | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  function startThread(): Worker {
    const started = new Worker(new URL('./docx-thread.ts', import.meta.url), {
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
    started.on('message', (answer: DocxAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('bytes' in answer) asked?.resolve(answer.bytes);
      else asked?.reject(new Error(`No DOCX was written: ${answer.fault}`));
      if (waiting.size === 0) rest();
    });
    started.on('error', end);
    started.on('exit', () => end(new Error('The thread that writes DOCX has ended')));
    return started;
  }

  function rest(): void {
    thread?.unref();
    idle = setTimeout(() => {
      void thread?.terminate();
      thread = undefined;
    }, idleMs).unref();
  }

  return (content) =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      thread ??= startThread();
      thread.ref();
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      thread.postMessage({ id: lastId, content } satisfies DocxRequest);
    });
}
