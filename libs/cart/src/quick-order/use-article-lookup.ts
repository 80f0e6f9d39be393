import { type ArticleMatch, calls, itemsPerCall } from '@shop/api-contracts';
import { useApp } from '@shop/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Where the server does not say how long. */
const usualWaitSeconds = 10;

export interface ArticleLookup {
  /** Undefined while nothing is being looked up. */
  progress: { done: number; total: number } | undefined;
  /** Too much was asked in a short time (429): it goes on by itself after so many seconds. */
  waitSeconds: number | undefined;
  /** What stopped it; nothing is asked until `retry`. */
  failure: unknown;
  /** The reader stopped it. */
  isStopped: boolean;
  stop: () => void;
  retry: () => void;
}

/**
 * Looks up the numbers in `waiting`, 500 a call, one call after the other, and hands each answer to `onAnswer`, which takes its numbers
 * out of `waiting`. What joins meanwhile comes next.
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
        // in the order asked; the text of each may have been trimmed on its way
        latest.current.onAnswer(matches.map((match, at) => ({ ...match, articleNumber: articleNumbers[at]! })));
        setProgress({ done, total: done + next().length });
        await new Promise((resolve) => setTimeout(resolve)); // the page shows what has come
      }
      setProgress(undefined);
      setRound((before) => before + 1); // what has joined since is asked for in a round of its own
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

/** Also over when it is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
