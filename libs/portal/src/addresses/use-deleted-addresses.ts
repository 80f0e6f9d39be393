import { calls, type Address } from '@shop/api-contracts';
import { showToast, useFocusLater } from '@shop/design-system';
import { ownAddressesQuery } from '@shop/forms';
import { callOrThrow, useApp, usePortalPerson } from '@shop/platform';
import { useRef, useState } from 'react';
import { useText } from '../text.ts';

interface Row {
  address: Address;
  isDeleted: boolean;
}

/** An address just deleted, and its position. */
interface Deleted {
  address: Address;
  index: number;
}

/**
 * Deletes addresses at once, so that closing the page changes nothing, and restores them by adding the address again at its position.
 * Deletions can be undone in any order.
 */
export function useDeletedAddresses(addresses: readonly Address[]) {
  const t = useText();
  const { api, queryClient } = useApp();
  const { scope } = usePortalPerson();
  const focusLater = useFocusLater();
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const running = useRef(new Map<string, Promise<unknown>>());
  const rows = rowsOf(addresses, deleted);
  const reload = () => queryClient.invalidateQueries({ queryKey: ownAddressesQuery(scope).queryKey });
  const forget = ({ id }: Address) => setDeleted((all) => all.filter(({ address }) => address.id !== id));

  return {
    rows,
    forget,
    remove(address: Address): void {
      const index = rows.findIndex((row) => row.address.id === address.id);
      setDeleted((all) => [...all, { address, index }]);
      const removing = callOrThrow(api, calls.addresses.remove, { params: { id: address.id } }).then(reload, () => {
        forget(address);
        showToast({ type: 'error', text: t('portal.addresses.deleteFailed', { name: address.displayName }) });
      });
      running.current.set(address.id, removing);
    },
    async undo(address: Address): Promise<void> {
      await running.current.get(address.id);
      const { id: _id, ...fields } = address;
      try {
        const added = await callOrThrow(api, calls.addresses.add, { body: fields });
        await reload();
        forget(address);
        focusLater(`address-${added.id}`);
      } catch {
        showToast({ type: 'error', text: t('portal.addresses.undoFailed', { name: address.displayName }) });
      }
    },
  };
}

function rowsOf(addresses: readonly Address[], deleted: readonly Deleted[]): Row[] {
  const gone = new Set(deleted.map(({ address }) => address.id));
  const rows: Row[] = addresses.filter(({ id }) => !gone.has(id)).map((address) => ({ address, isDeleted: false }));
  for (const { address, index } of [...deleted].sort((a, b) => a.index - b.index)) {
    rows.splice(index, 0, { address, isDeleted: true });
  }
  return rows;
}
