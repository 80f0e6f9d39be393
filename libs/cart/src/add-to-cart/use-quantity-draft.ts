import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { readQuantity, stepFrom, type QuantityFault, type QuantityRule } from '../lines/quantity.ts';

/** After the last press of a step; so that five presses are one change. */
const stepCommitMs = 500;

interface QuantityDraftInput {
  value: number;
  rule: QuantityRule;
  onCommit: (quantity: number) => void;
  onValidity: (isValid: boolean) => void;
  /** Steps count at once; else the last of several, after a moment. */
  eager: boolean;
}

export type ShownFault = { fault: QuantityFault; nearest: number[] };

/** What is being typed: it counts when the field is left or with Enter; what cannot count stays, and says why. */
export function useQuantityDraft({ value, rule, onCommit, onValidity, eager }: QuantityDraftInput) {
  const [draft, setDraft] = useState<string>();
  const [shown, setShown] = useState<ShownFault>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => () => clearTimeout(timer.current), []);
  const text = draft ?? String(value);
  const show = (next: ShownFault | undefined) => {
    setShown(next);
    if ((next === undefined) !== (shown === undefined)) onValidity(next === undefined);
  };

  const type = (next: string) => {
    clearTimeout(timer.current);
    setDraft(next);
    show(undefined);
  };
  /** @returns whether what stands there counts */
  const commit = (typed = latest.current): boolean => {
    clearTimeout(timer.current);
    if (typed === undefined) return true;
    const { quantity, fault, nearest } = readQuantity(typed, rule);
    if (quantity === undefined) {
      show({ fault, nearest });
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
      // in a form Enter goes on to submit it, unless this must be mended first
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
