import { ApiError, type Cart, type CartAction, type CartItemChange } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { useApp, useIdentityScope, type App } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { useText } from '../text.ts';
import { cartQuery, changedItemsKey } from './cart-query.ts';
import { useCartState } from './cart-state.ts';
import { cartStoreOf } from './cart-store.ts';
import { versionOf } from './cart-version.ts';
import { useCartReader } from './use-cart-reader.ts';
import { lineEditsOf, withEdits, type LineEdit } from './line-edits.ts';

interface ReadCart {
  /** `none`: there is no cart. `failed`: no cart could be read; a cart read earlier stays `known`. */
  state: 'none' | 'loading' | 'failed' | 'known';
  /** Includes pending changes; its totals are the server's. */
  cart: Cart | undefined;
  /** Ids of lines with pending changes. */
  pendingLines: ReadonlySet<string>;
  /** Changes not made by the reader, until `dismissChanges`. */
  changes: readonly CartItemChange[];
  dismissChanges: () => void;
  /** A change or read is pending, so totals may be outdated. */
  isUpdating: boolean;
  error: Error | null;
  retry: () => void;
}

const noChanges: readonly CartItemChange[] = [];

/**
 * A cart for its page; needs the texts of this library. Failures other than 404 show a toast.
 *
 * @param isReady false: it may not be read yet, since it may belong to a person who is still to be known, or be merged into another
 */
export function useCart(action: CartAction, isReady: boolean): ReadCart {
  const t = useText();
  const app = useApp();
  const scope = useIdentityScope();
  const { id = '', eTag, isPending } = useCartState(action);
  const hasCart = id !== '';
  // a cart being created by its first addition cannot be read: a 404 would forget it
  const isBeingMade = isPending && eTag === undefined;
  const query = useQuery({ ...cartQuery(app, id, scope), enabled: isReady && hasCart && !isBeingMade });
  useCartReader(action);
  const { data: changes = noChanges } = useQuery<readonly CartItemChange[]>({
    queryKey: changedItemsKey(id),
    // written by the read of the cart
    queryFn: () => noChanges,
    enabled: false,
  });
  const edits = useLineEdits();
  const { data, error } = query;
  const cart = useMemo(() => (data ? withEdits(data, edits) : undefined), [data, edits]);
  useOneReading(app, action, { data, eTag, isReady: !isPending && !query.isFetching, refetch: query.refetch });
  const isFailed = query.isError && !(error instanceof ApiError && error.status === 404);
  const sayFailed = useEffectEvent(() =>
    showToast({ id: 'UNEXPECTED_ERROR', type: 'error', text: t('UNEXPECTED_ERROR') }),
  );
  useEffect(() => {
    if (isFailed) sayFailed();
  }, [isFailed]);
  return {
    state: !hasCart ? 'none' : cart ? 'known' : isFailed ? 'failed' : 'loading',
    cart: hasCart ? cart : undefined,
    pendingLines: useMemo(() => pendingOf(edits), [edits]),
    changes: hasCart ? changes : noChanges,
    dismissChanges: () => app.queryClient.setQueryData(changedItemsKey(id), []),
    isUpdating: isPending || (query.isFetching && cart !== undefined),
    error,
    retry: () => void query.refetch(),
  };
}

interface Reading {
  data: Cart | undefined;
  /** From the newest answer to a change, here or in another tab. */
  eTag: string | undefined;
  isReady: boolean;
  refetch: () => Promise<unknown>;
}

/** Reads once after a burst of changes: when all are answered, and the data is older than the newest answer. */
function useOneReading(app: App, action: CartAction, { data, eTag, isReady, refetch }: Reading): void {
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (data) cartStoreOf(app).take(action, data);
  }, [app, action, data]);
  useEffect(() => {
    if (!isReady || !data || asked.current === eTag || versionOf(data.eTag) >= versionOf(eTag)) return;
    asked.current = eTag;
    void refetch();
  }, [isReady, data, eTag, refetch]);
}

const noEdits: ReadonlyMap<string, LineEdit> = new Map();

function useLineEdits(): ReadonlyMap<string, LineEdit> {
  const edits = lineEditsOf(useApp());
  return useSyncExternalStore(edits.subscribe, edits.get, () => noEdits);
}

const pendingOf = (edits: ReadonlyMap<string, LineEdit>): ReadonlySet<string> =>
  new Set([...edits].filter(([, edit]) => edit.version === undefined).map(([lineId]) => lineId));
