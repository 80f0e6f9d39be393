import { type ArticleMatch, calls, itemsPerCall } from '@shop/api-contracts';
import { useApp } from '@shop/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Default wait in seconds, if the server gives none. */
const usualWaitSeconds = 10;

export interface ArticleLookup {
  /** Undefined while no lookup is running. */
  progress: { done: number; total: number } | undefined;
  /** After a 429: seconds until it resumes automatically. */
  waitSeconds: number | undefined;
  /** The error that stopped it; nothing is requested until `retry`. */
  failure: unknown;
  /** Stopped by the reader. */
  isStopped: boolean;
  stop: () => void;
  retry: () => void;
}

/**
 * Looks up the numbers in `waiting` in sequential calls of up to 500; `onAnswer` removes the answered ones from `waiting`. Numbers added
 * meanwhile follow.
 */
export function useArticleLookup(
  waiting: readonly string[],
  onAnswer: (matches: readonly ArticleMatch[]) => void,
): ArticleLookup {
  const app = useApp();
  const [progress, setProgress] = useState<ArticleLookup['progress']>();
  const [waitSeconds, setWaitSeconds] = useState<number>();
  const [failure, setFailure] = useState<unknown>();
  const [isStopped, setStopped] = useState(false);
  const [round, setRound] = useState(0);
  const latest = useRef({ waiting, onAnswer });
  useEffect(() => {
    latest.current = { waiting, onAnswer };
  });

  const isWanted = waiting.length > 0 && !isStopped && failure === undefined;
  useEffect(() => {
    if (!isWanted) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const asked = new Set<string>();
    const next = () => latest.current.waiting.filter((number) => !asked.has(number));
    const run = async () => {
      let done = 0;
      for (let numbers = next(); numbers.length > 0 && !signal.aborted; numbers = next()) {
        setProgress({ done, total: done + numbers.length });
        const articleNumbers = numbers.slice(0, itemsPerCall);
        const result = await app.api.call(calls.articleLookup.find, { body: { articleNumbers } }, { signal });
        if (signal.aborted) return;
        if (!result.ok && result.status === 429) {
          const seconds = result.retryAfterSeconds ?? usualWaitSeconds;
          setWaitSeconds(seconds);
          await pause(seconds * 1000, signal);
          if (signal.aborted) return;
          setWaitSeconds(undefined);
          continue;
        }
        if (!result.ok) throw result.error;
        const matches = result.data;
        if (matches.length !== articleNumbers.length)
          throw new Error(`${matches.length} answers to ${articleNumbers.length} numbers`);
        for (const number of articleNumbers) asked.add(number);
        done += articleNumbers.length;
        // in the order requested; each text may have been trimmed
        latest.current.onAnswer(matches.map((match, at) => ({ ...match, articleNumber: articleNumbers[at]! })));
        setProgress({ done, total: done + next().length });
        await new Promise((resolve) => setTimeout(resolve)); // the page shows the answers received so far
      }
      setProgress(undefined);
      setRound((before) => before + 1); // numbers added since are requested in another round
    };
    run().catch((error: unknown) => {
      if (signal.aborted) return;
      setProgress(undefined);
      setFailure(error);
    });
    return () => {
      stopping.abort();
      setProgress(undefined);
      setWaitSeconds(undefined);
    };
  }, [app, isWanted, round]);

  const retry = useCallback(() => {
    setFailure(undefined);
    setStopped(false);
  }, []);
  return {
    progress,
    waitSeconds,
    failure,
    isStopped: isStopped && waiting.length > 0,
    stop: useCallback(() => setStopped(true), []),
    retry,
  };
}

/** Also resolves when aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
