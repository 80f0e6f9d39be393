import { IdentityFailure } from '../provider/identity-failure.ts';
import type { IdentityMetrics } from '../provider/identity-metrics.ts';
import type { SessionStore } from './session-store.ts';

interface WatchOptions {
  metrics: Pick<IdentityMetrics, 'storeAnswered' | 'storeFailed' | 'sessionWritten'>;
  /**
   * Called with the error at the first failure after successes, and with undefined at the first success after failures.
   */
  onChange: (failure: unknown) => void;
  /** Milliseconds after which an operation is aborted. */
  timeLimitMs?: number;
  /** Milliseconds between attempts to reach a store that has failed, while nobody else asks it. */
  probeMs?: number;
}

/** Two consecutive operations that time out stay within the 5 s that a signed-in person waits at most. */
const stepMs = 2_000;

/**
 * A sign-in waits longer, until Redis has chosen another primary: what it brings along can be used once, so that it could
 * only begin anew.
 */
const signInMs = 6_000;

/** Soon enough for a dashboard. */
const defaultProbeMs = 1_000;

/**
 * A store whose operations end in bounded time: with a result, or with IdentityFailure `session_store_down`. Counts the
 * writes. After a failure it asks by itself until the store answers, so that log and gauge tell the recovery even when
 * nobody is signed in.
 */
export function watchSessionStore(
  store: SessionStore,
  { metrics, onChange, timeLimitMs = stepMs, probeMs = defaultProbeMs }: WatchOptions,
): SessionStore {
  let isUp: boolean | undefined;
  let probe: NodeJS.Timeout | undefined;
  let isClosed = false;

  function probeLater(): void {
    if (isClosed) return;
    probe ??= setTimeout(() => {
      probe = undefined;
      limited(store.ping()).catch(() => undefined);
    }, probeMs).unref();
  }

  async function limited<Result>(step: Promise<Result>, limitMs = timeLimitMs): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('timeout')), limitMs);
    });
    try {
      const result = await Promise.race([step, tooLate]);
      metrics.storeAnswered();
      if (isUp === false) onChange(undefined);
      isUp = true;
      return result;
    } catch (error) {
      metrics.storeFailed();
      if (isUp !== false) onChange(error);
      isUp = false;
      probeLater();
      throw new IdentityFailure('session_store_down', error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async create(key, session) {
      await limited(store.create(key, session), Math.max(signInMs, timeLimitMs));
      metrics.sessionWritten('created');
    },
    read: (key) => limited(store.read(key)),
    async markSeen(key, from, to) {
      const isDone = await limited(store.markSeen(key, from, to));
      if (isDone) metrics.sessionWritten('seen');
      return isDone;
    },
    readTokens: (key, cache) => limited(store.readTokens(key, cache)),
    async writeTokens(key, cache, sealed) {
      const isDone = await limited(store.writeTokens(key, cache, sealed));
      if (isDone) metrics.sessionWritten('tokens');
      return isDone;
    },
    async end(key) {
      await limited(store.end(key));
      metrics.sessionWritten('ended');
    },
    lock: (key, holder, forMs) => limited(store.lock(key, holder, forMs)),
    unlock: (key, holder) => limited(store.unlock(key, holder)),
    ping: () => limited(store.ping()),
    close() {
      isClosed = true;
      clearTimeout(probe);
      return store.close();
    },
  };
}
