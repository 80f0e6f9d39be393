import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds after which the tiles are shown although an answer is not there. */
const patience = 2_000;

/**
 * Tells whether the queries of the tiles have their first answers: `awaited` before, `there` once every query that began has an answer or
 * an error, `late` if that takes longer than `patience`.
 */
export function useFirstAnswers(): 'awaited' | 'there' | 'late' {
  const queryClient = useQueryClient();
  const [answers, setAnswers] = useState<'awaited' | 'there' | 'late'>('awaited');
  useEffect(() => {
    if (answers !== 'awaited') return;
    // the queries of the tiles have begun: effects of children come first
    const isAwaited = () =>
      queryClient.isFetching({ predicate: ({ state }) => state.data === undefined && !state.error }) > 0;
    const check = () => !isAwaited() && setAnswers('there');
    check();
    const unsubscribe = queryClient.getQueryCache().subscribe(check);
    const timer = setTimeout(() => setAnswers('late'), patience);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [queryClient, answers]);
  return answers;
}
