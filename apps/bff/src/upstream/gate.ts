/** Called when the place is taken; the caller must call `leave` once when the work is over. */
type Admitted = () => void;

/** Lets a bounded number of calls through at a time; the others wait for a bounded time in a bounded queue. */
export interface Gate {
  readonly name: string;
  readonly inFlight: number;
  readonly waiting: number;
  /**
   * Calls exactly one of `admitted` (at once when there is room) and `refused`: at once when the queue is full, after `maxWaitMs` when
   * nothing of the group was answered in that time, after ten times that when others were. Returns a function that leaves the queue, for callers that go away; it does nothing later.
   */
  enter(maxWaitMs: number, admitted: Admitted, refused: () => void): () => void;
  leave(): void;
}

export interface GateLimits {
  name: string;
  /** Calls in flight at most. */
  inFlight: number;
  /** Up to this number nobody waits; from it on a call first waits a moment for a place (and its socket) to be handed over. */
  handedOver: number;
  queue: number;
}

/**
 * Milliseconds between looks at the queue, and the time a call waits for a socket to be handed over before it may open another. The
 * agent keeps 10 free sockets: with more in flight, every lull closes sockets that the next moment opens again. A quick upstream needs
 * no more than 10; a slow one, where opening a socket costs nothing in comparison, gets more after this time.
 */
const lookMs = 10;

/** Times its patience that a call waits at most while others of its group are answered. */
const movingPatience = 10;

/** Moments are counted in looks: while the event loop is blocked nothing can be handed over, and nobody is to blame for waiting. */
interface Waiting {
  since: number;
  patience: number;
  admitted: Admitted;
  refused: () => void;
}

const nothing = (): void => undefined;

/** A gate with the given limits; see Gate. */
export function createGate({ name, inFlight: limit, handedOver, queue: queueLimit }: GateLimits): Gate {
  const queue = new Set<Waiting>();
  const atOnce = Math.min(limit, handedOver);
  let inFlight = 0;
  let look = 0;
  let lastProgress = 0;
  let timer: NodeJS.Timeout | undefined;

  function admit(waiting: Waiting): void {
    queue.delete(waiting);
    inFlight += 1;
    waiting.admitted();
  }

  function admitPatient(): void {
    for (const waiting of queue) {
      if (inFlight >= limit || waiting.since >= look) return;
      admit(waiting);
    }
  }

  function refuseLate(): void {
    for (const waiting of queue) {
      const isHung = look - Math.max(waiting.since, lastProgress) >= waiting.patience;
      if (!isHung && look - waiting.since < waiting.patience * movingPatience) continue;
      queue.delete(waiting);
      waiting.refused();
    }
  }

  function lookAtQueue(): void {
    timer = undefined;
    admitPatient();
    refuseLate();
    look += 1;
    watch();
  }

  function watch(): void {
    if (timer === undefined && queue.size > 0) timer = setTimeout(lookAtQueue, lookMs);
  }

  return {
    name,
    get inFlight() {
      return inFlight;
    },
    get waiting() {
      return queue.size;
    },
    enter(maxWaitMs, admitted, refused) {
      if (inFlight < atOnce && queue.size === 0) {
        inFlight += 1;
        admitted();
        return nothing;
      }
      if (queue.size >= queueLimit) {
        refused();
        return nothing;
      }
      const patience = Math.max(1, Math.floor(maxWaitMs / lookMs));
      const waiting = { since: look, patience, admitted, refused };
      queue.add(waiting);
      watch();
      return () => queue.delete(waiting);
    },
    leave() {
      inFlight -= 1;
      lastProgress = look;
      if (inFlight >= limit) return;
      const [next] = queue;
      if (next) admit(next);
    },
  };
}
