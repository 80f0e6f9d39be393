import { favouriteLists, type Endpoint } from '@shop/api-contracts';
import { signedInRoute, type Route, type SignedInCall } from '../../http/route.ts';
import { readFavouriteList } from './favourite-list-answer.ts';
import { FavouriteListStore } from './favourite-list-store.ts';
import { addToList, removeFromList, setQuantityInList } from './list-items.ts';

/** Routes of a person's lists for the customer number in use, and of lists shared by colleagues. */
export function favouriteListRoutes(): Route[] {
  return [
    signedInRoute(favouriteLists.list, (call) => storeOf(call).all(call.context.locale)),
    signedInRoute(favouriteLists.create, async (call) => {
      const store = storeOf(call);
      return store.summary(await store.create(call.body.name));
    }),
    signedInRoute(favouriteLists.get, (call) => readFavouriteList(call, call.params.id)),
    signedInRoute(favouriteLists.rename, (call) => change(call, (store, id) => store.rename(id, call.body.name))),
    signedInRoute(favouriteLists.remove, async (call) => {
      await storeOf(call).remove(call.params.id);
      return null;
    }),
    signedInRoute(favouriteLists.copy, async (call) => {
      const store = storeOf(call);
      return store.summary(await store.copy(call.params.id, call.body.name));
    }),
    signedInRoute(favouriteLists.share, (call) => change(call, (store, id) => store.share(id, call.body.isShared))),
    signedInRoute(favouriteLists.addItems, (call) =>
      change(call, (_store, id) =>
        addToList(call.db, id, { ...call.body, person: call.person }, call.context.language),
      ),
    ),
    signedInRoute(favouriteLists.setQuantity, (call) =>
      change(call, (_store, id) => setQuantityInList(call.db, id, call.params.itemId, call.body.quantity)),
    ),
    signedInRoute(favouriteLists.removeItem, (call) =>
      change(call, (_store, id) => removeFromList(call.db, id, { itemId: call.params.itemId })),
    ),
    signedInRoute(favouriteLists.removeConfiguration, (call) =>
      change(call, (_store, id) => removeFromList(call.db, id, { configurationId: call.params.configId })),
    ),
  ];
}

type Caller = Pick<SignedInCall<Endpoint>, 'db' | 'person'>;

const storeOf = ({ db, person }: Caller): FavouriteListStore => new FavouriteListStore(db, person);

/** Locks an own list, changes it and returns the result. Throws a Problem 404 list_unknown. */
async function change(
  call: Caller & { params: { id: string } },
  make: (store: FavouriteListStore, id: string) => Promise<void>,
) {
  const store = storeOf(call);
  await store.lockOwn(call.params.id);
  await make(store, call.params.id);
  await store.touch(call.params.id);
  return store.summary(call.params.id);
}
