import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { assessRow, type Answers, type AssessedRow, type OrderRow } from './rows/order-rows.ts';
import { useCompleteItems, type CompleteItems } from '../lines/use-complete-items.ts';
import { keepDraft, readDraft } from './order-draft.ts';
import { quickOrderReducer, startState } from './rows/quick-order-state.ts';
import { useArticleLookup } from './use-article-lookup.ts';

/** Milliseconds after a change until the rows are stored; at once when the page is left. */
const keepAfterMs = 300;

/**
 * Rows of a quick order, their states, and the lookup.
 * @param owner owner of the rows: `accountRef`
 * @param scope identity scope: another customer number has other own numbers and prices
 */
export function useQuickOrder(owner: string, scope: string) {
  const [state, dispatch] = useReducer(quickOrderReducer, owner, (name) => startState(readDraft(name)));
  const { rows, answers } = state;
  const found = useMemo(
    () => [...answers.values()].flatMap(({ item, candidates }) => (item ? [item] : candidates)),
    [answers],
  );
  const complete = useCompleteItems(found, scope);
  const assessed = useAssessed(rows, answers, complete);
  const waiting = useMemo(() => {
    const asked = assessed.flatMap(({ state: one }) => (one.kind === 'waiting' ? [one.ask] : []));
    return [...new Set(asked)];
  }, [assessed]);
  const lookup = useArticleLookup(waiting, (matches) => dispatch({ type: 'answer', matches }));

  const shownScope = useRef(scope);
  useEffect(() => {
    if (shownScope.current !== scope) dispatch({ type: 'forgetAnswers' });
    shownScope.current = scope;
  }, [scope]);

  useEffect(() => {
    const keep = () => keepDraft(owner, rows);
    const timer = setTimeout(keep, keepAfterMs);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [owner, rows]);

  return { state, dispatch, assessed, lookup };
}

/** Keeps the state object of unchanged rows, so that only changed rows of a page render. */
function useAssessed(rows: readonly OrderRow[], answers: Answers, complete: CompleteItems): AssessedRow[] {
  const [known] = useState(
    () => new WeakMap<OrderRow, { answers: Answers; complete: CompleteItems; assessed: AssessedRow }>(),
  );
  return useMemo(
    () =>
      rows.map((row) => {
        const before = known.get(row);
        if (before?.answers === answers && before.complete === complete) return before.assessed;
        const assessed = { row, state: assessRow(row, answers, complete) };
        known.set(row, { answers, complete, assessed });
        return assessed;
      }),
    [rows, answers, complete, known],
  );
}

export type QuickOrder = ReturnType<typeof useQuickOrder>;
