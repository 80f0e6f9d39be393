import { useCallback, useMemo, useState } from 'react';
import { useDebounced } from '../use-debounced.ts';
import { readPaste } from '../reading/read-paste.ts';
import { assessRow, maxRows, needsAttention, type Answers } from '../rows/order-rows.ts';
import { quickOrderReducer, startState } from '../rows/quick-order-state.ts';
import { useCanBuy } from '../rows/use-can-buy.ts';
import { useArticleLookup } from '../use-article-lookup.ts';

/** Pause in typing before a text is read, in milliseconds. */
const debounceMs = 300;
/** Longer texts are not read here: 3,000 rows of a spreadsheet with descriptions have a tenth of it. */
const maxTextLength = 2_000_000;

export interface PastedOrder {
  /** Number of lines with an article; undefined if the text is too long. */
  lines: number | undefined;
  /** How many of them were found and how many need a look; undefined until all are known. */
  known: { found: number; toCheck: number } | undefined;
}

/** Reads a pasted text as quick order does and looks its numbers up. Columns that need a question are only counted. */
export function usePastedOrder(text: string): PastedOrder {
  const settled = useDebounced(text, debounceMs);
  const canBuy = useCanBuy();
  const paste = useMemo(() => (settled.length > maxTextLength ? undefined : readPaste(settled)), [settled]);
  const [answers, setAnswers] = useState<Answers>(new Map());
  const assessed = useMemo(() => {
    if (paste?.kind !== 'rows' || paste.rows.length > maxRows) return [];
    const added = quickOrderReducer(startState([]), { type: 'add', rows: paste.rows });
    const matches = [...answers].map(([articleNumber, match]) => ({ ...match, articleNumber }));
    return quickOrderReducer(added, { type: 'answer', matches }).rows.map((row) => assessRow(row, answers));
  }, [paste, answers]);
  const waiting = useMemo(
    () => [...new Set(assessed.flatMap((state) => (state.kind === 'waiting' ? [state.ask] : [])))],
    [assessed],
  );
  useArticleLookup(
    waiting,
    useCallback(
      (matches) =>
        setAnswers((before) => new Map([...before, ...matches.map((one) => [one.articleNumber, one] as const)])),
      [],
    ),
  );
  if (!paste) return { lines: undefined, known: undefined };
  if (paste.kind === 'table') return { lines: paste.cells.length, known: undefined };
  if (assessed.length === 0) return { lines: paste.rows.length, known: undefined };
  const toCheck = assessed.filter((state) => needsAttention(state, canBuy)).length;
  return {
    lines: assessed.length,
    known: waiting.length > 0 ? undefined : { found: assessed.length - toCheck, toCheck },
  };
}
