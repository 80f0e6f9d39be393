import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { readQuantity, stepFrom, type QuantityError, type QuantityRule } from '../lines/quantity.ts';

/** Delay after the last step, in milliseconds, so that five presses send one change. */
const stepCommitMs = 500;

interface QuantityDraftInput {
  value: number;
  rule: QuantityRule;
  onCommit: (quantity: number) => void;
  onValidity: (isValid: boolean) => void;
  /** Confirms every step at once, else the last of several after a delay. */
  eager: boolean;
}

export type ShownError = { error: QuantityError; nearest: number[] };

/** Draft of a typed quantity: confirmed on blur or Enter; an invalid one stays with its error. */
export function useQuantityDraft({ value, rule, onCommit, onValidity, eager }: QuantityDraftInput) {
  const [draft, setDraft] = useState<string>();
  const [shown, setShown] = useState<ShownError>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => () => clearTimeout(timer.current), []);
  const text = draft ?? String(value);
  const show = (next: ShownError | undefined) => {
    setShown(next);
    if ((next === undefined) !== (shown === undefined)) onValidity(next === undefined);
  };

  const type = (next: string) => {
    clearTimeout(timer.current);
    setDraft(next);
    show(undefined);
  };
  /** @returns whether the content is valid */
  const commit = (typed = latest.current): boolean => {
    clearTimeout(timer.current);
    if (typed === undefined) return true;
    const { quantity, error, nearest } = readQuantity(typed, rule);
    if (quantity === undefined) {
      show({ error, nearest });
      return false;
    }
    setDraft(undefined);
    show(undefined);
    if (quantity !== value) onCommit(quantity);
    return true;
  };
  const step = (direction: 1 | -1) => {
    const next = String(stepFrom(latest.current ?? String(value), direction, rule));
    type(next);
    if (eager) commit(next);
    else timer.current = setTimeout(() => commit(next), stepCommitMs);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      step(key === 'ArrowUp' ? 1 : -1);
    } else if (key === 'Enter') {
      // Enter also submits the form, unless the quantity is invalid
      if (!commit()) event.preventDefault();
    } else if (key === 'Escape' && draft !== undefined) {
      event.stopPropagation();
      clearTimeout(timer.current);
      setDraft(undefined);
      show(undefined);
    }
  };
  return { text, shown, type, commit, step, press };
}
