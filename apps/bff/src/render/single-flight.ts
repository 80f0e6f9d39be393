/** Runs one piece of work per key at a time; later callers wait for its result. */
export interface SingleFlight<Result> {
  has(key: string): boolean;
  /**
   * Joins the running work of the key, or starts it. With a signal, the caller waits until the signal is aborted; work
   * is aborted when its last waiting caller is gone. Without a signal the work is always finished.
   */
  join(key: string, work: (signal: AbortSignal) => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

interface Flight<Result> {
  result: Promise<Result>;
  controller: AbortController;
  waiting: number;
}

export function createSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Flight<Result>>();

  function start(key: string, work: (signal: AbortSignal) => Promise<Result>): Flight<Result> {
    const controller = new AbortController();
    const result = work(controller.signal).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: Flight<Result> = { result, controller, waiting: 0 };
    // all callers may be gone when it fails
    result.catch(() => undefined);
    flights.set(key, flight);
    return flight;
  }

  return {
    has: (key) => flights.has(key),
    join(key, work, signal) {
      const flight = flights.get(key) ?? start(key, work);
      flight.waiting += 1;
      if (!signal) return flight.result;
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          flight.waiting -= 1;
          reject(signal.reason as Error);
          if (flight.waiting > 0) return;
          flights.delete(key);
          flight.controller.abort(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        void flight.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      });
    },
  };
}
