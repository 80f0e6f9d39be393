/** Called with the permit taken; the caller must call `leave` once when the work is over. */
type Admitted = () => void;

/** Limits concurrent calls; the others wait for a limited time in a limited queue. */
export interface Gate {
  readonly name: string;
  readonly inFlight: number;
  readonly waiting: number;
  /** Milliseconds that the call which has waited longest has waited so far. */
  readonly longestWaitMs: number;
  /**
   * Calls exactly one of `admitted` and `refused`. `admitted` is called at once when there is room; `refused` at once
   * when the queue is full, after `maxWaitMs` when no call of the group ended in that time, else after ten times that.
   * Returns a function that leaves the queue, for callers that disconnect; it does nothing afterwards.
   */
  enter(maxWaitMs: number, admitted: Admitted, refused: () => void): () => void;
  leave(): void;
}

export interface GateLimits {
  name: string;
  /** Maximum number of calls in flight. */
  inFlight: number;
  /**
   * Below this number calls do not wait; above it, a call first waits briefly for a permit (and its socket) to be
   * handed over.
   */
  handedOver: number;
  queue: number;
}

/**
 * Milliseconds between checks of the queue, and the time that a call waits for a socket to be handed over before it may
 * open another. The agent keeps 10 free sockets: with more in flight, every lull closes sockets that are needed again a
 * moment later. A fast upstream needs no more than 10; a slow one, for which opening a socket is cheap in comparison,
 * gets more after this time.
 */
const checkIntervalMs = 10;

/** While other calls of its group are answered, a call waits at most this many times its patience. */
const maxPatienceFactor = 10;

/**
 * Times are counted in checks of the queue: while the event loop is blocked no permit can be handed over, and that time
 * must not count as waiting.
 */
interface Waiting {
  since: number;
  patience: number;
  admitted: Admitted;
  refused: () => void;
}

const noop = (): void => undefined;

/** Creates a gate with the given limits; see Gate. */
export function createGate({ name, inFlight: limit, handedOver, queue: queueLimit }: GateLimits): Gate {
  const queue = new Set<Waiting>();
  const admittedAtOnce = Math.min(limit, handedOver);
  let inFlight = 0;
  let checks = 0;
  let lastProgress = 0;
  let timer: NodeJS.Timeout | undefined;

  function admit(waiting: Waiting): void {
    queue.delete(waiting);
    inFlight += 1;
    waiting.admitted();
  }

  function admitWaiting(): void {
    for (const waiting of queue) {
      if (inFlight >= limit || waiting.since >= checks) return;
      admit(waiting);
    }
  }

  function refuseLate(): void {
    for (const waiting of queue) {
      const isHung = checks - Math.max(waiting.since, lastProgress) >= waiting.patience;
      if (!isHung && checks - waiting.since < waiting.patience * maxPatienceFactor) continue;
      queue.delete(waiting);
      waiting.refused();
    }
  }

  function checkQueue(): void {
    timer = undefined;
    admitWaiting();
    refuseLate();
    checks += 1;
    scheduleCheck();
  }

  function scheduleCheck(): void {
    if (timer === undefined && queue.size > 0) timer = setTimeout(checkQueue, checkIntervalMs);
  }

  return {
    name,
    get inFlight() {
      return inFlight;
    },
    get waiting() {
      return queue.size;
    },
    get longestWaitMs() {
      const [first] = queue;
      return first ? (checks - first.since) * checkIntervalMs : 0;
    },
    enter(maxWaitMs, admitted, refused) {
      if (inFlight < admittedAtOnce && queue.size === 0) {
        inFlight += 1;
        admitted();
        return noop;
      }
      if (queue.size >= queueLimit) {
        refused();
        return noop;
      }
      const patience = Math.max(1, Math.floor(maxWaitMs / checkIntervalMs));
      const waiting = { since: checks, patience, admitted, refused };
      queue.add(waiting);
      scheduleCheck();
      return () => queue.delete(waiting);
    },
    leave() {
      inFlight -= 1;
      lastProgress = checks;
      if (inFlight >= limit) return;
      const [next] = queue;
      if (next) admit(next);
    },
  };
}
