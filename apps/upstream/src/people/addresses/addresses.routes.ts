import { addresses, type Endpoint } from '@shop/api-contracts';
import { randomUUID } from 'node:crypto';
import { ownerOf } from '../../access/owner.ts';
import { signedInRoute, type Route, type SignedInCall } from '../../http/route.ts';
import { notFound, Problem } from '../../problem/problem.ts';
import { AddressStore } from './address-store.ts';
import { checkAddress } from './check-address.ts';

/** Maximum number of addresses per owner. */
const maxAddresses = 200;

const addressUnknown = (): Problem => notFound('address_unknown', 'Address not found');

/** Routes of the addresses of the customer number in use, or of a person without one. */
export function addressRoutes(): Route[] {
  return [
    signedInRoute(addresses.list, async (call) => {
      const { compare } = new Intl.Collator(call.context.language, { numeric: true });
      const all = await storeOf(call).all();
      return all.sort((a, b) => compare(a.displayName, b.displayName) || compare(a.id, b.id));
    }),
    signedInRoute(addresses.add, async (call) => {
      const fields = checkAddress(call.body, call.catalogue.reference.countries);
      const store = storeOf(call);
      await store.lock();
      const present = (await store.all()).length;
      if (present >= maxAddresses) {
        throw new Problem(409, 'too_many_addresses', `No more than ${maxAddresses} addresses are allowed`);
      }
      const isFirst = present === 0;
      return store.add(randomUUID(), {
        ...fields,
        defaultDelivery: fields.defaultDelivery || isFirst,
        defaultInvoice: fields.defaultInvoice || isFirst,
      });
    }),
    signedInRoute(addresses.update, async (call) => {
      const fields = checkAddress(call.body, call.catalogue.reference.countries);
      const store = storeOf(call);
      await store.lock();
      const changed = await store.update(call.params.id, fields);
      if (!changed) throw addressUnknown();
      return changed;
    }),
    signedInRoute(addresses.remove, async (call) => {
      if (!(await storeOf(call).remove(call.params.id))) throw addressUnknown();
      return null;
    }),
  ];
}

const storeOf = ({ db, person }: Pick<SignedInCall<Endpoint>, 'db' | 'person'>): AddressStore =>
  new AddressStore(db, ownerOf(person));
