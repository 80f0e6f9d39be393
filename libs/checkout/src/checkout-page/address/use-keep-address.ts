import { calls, type OrderAddress } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { ownAddressesQuery } from '@shop/forms';
import { useApp } from '@shop/platform';
import { useCheckout } from '../../order/checkout-context.ts';
import { useText } from '../../text.ts';

/** Adds an address to the account; a failure shows a toast and does not stop the order. */
export function useKeepAddress(): (address: OrderAddress) => void {
  const t = useText();
  const { api, queryClient } = useApp();
  const { person } = useCheckout();
  return (address) => {
    const body = { ...address, displayName: '', defaultDelivery: false, defaultInvoice: false };
    api
      .call(calls.addresses.add, { body })
      .catch(() => undefined)
      .then((result) => {
        if (!result?.ok) showToast({ type: 'warning', text: t('checkout.address.notKept') });
        return queryClient.invalidateQueries({ queryKey: ownAddressesQuery(person.scope).queryKey });
      })
      .catch(() => undefined);
  };
}
