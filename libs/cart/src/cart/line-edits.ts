import type { Cart, CartLine } from '@shop/api-contracts';
import type { App } from '@shop/platform';
import { versionOf } from './cart-version.ts';

type Fields = Partial<Pick<CartLine, 'quantity' | 'note' | 'customArticleNumber'>> & { isRemoved?: boolean };

/** A person's change of a line, shown until the cart has been read with it. */
export interface LineEdit extends Fields {
  /** Cart version that includes it; undefined while pending. */
  version?: string;
}

interface LineEdits {
  /** By lineId; a new map after each change. */
  get: () => ReadonlyMap<string, LineEdit>;
  subscribe: (listener: () => void) => () => void;
  /**
   * Shows a change at once.
   * @returns call it with the answer's version, or without arguments to undo the change
   */
  show: (lineId: string, fields: Fields) => (version?: string) => void;
}

function createLineEdits(): LineEdits {
  let edits: ReadonlyMap<string, LineEdit> = new Map();
  const listeners = new Set<() => void>();
  const latest = new Map<string, number>();
  let count = 0;
  const set = (lineId: string, edit: LineEdit | undefined) => {
    const next = new Map(edits);
    if (edit) next.set(lineId, edit);
    else next.delete(lineId);
    edits = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => edits,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(lineId, fields) {
      const turn = (count += 1);
      const before = edits.get(lineId);
      latest.set(lineId, turn);
      const { version: _, ...shown } = before ?? {};
      set(lineId, { ...shown, ...fields });
      return (version) => {
        // a later change of the same line takes precedence
        if (latest.get(lineId) !== turn) return;
        if (version !== undefined) set(lineId, { ...edits.get(lineId), version });
        else set(lineId, before?.version === undefined ? undefined : before);
      };
    },
  };
}

const allEdits = new WeakMap<object, LineEdits>();

/** Changes of lines that are pending, or answered but not yet read back. */
export function lineEditsOf(app: App): LineEdits {
  let edits = allEdits.get(app);
  if (!edits) allEdits.set(app, (edits = createLineEdits()));
  return edits;
}

/** A cart with the reader's changes applied that it does not include yet. */
export function withEdits(cart: Cart, edits: ReadonlyMap<string, LineEdit>): Cart {
  const isAhead = ({ version }: LineEdit) => version === undefined || versionOf(version) > versionOf(cart.eTag);
  let isSame = true;
  const lines = cart.lines.flatMap((line) => {
    const edit = edits.get(line.lineId);
    if (!edit || !isAhead(edit)) return [line];
    isSame = false;
    const { version: _, isRemoved, ...fields } = edit;
    return isRemoved ? [] : [{ ...line, ...fields }];
  });
  return isSame ? cart : { ...cart, lines };
}
