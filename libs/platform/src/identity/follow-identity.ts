import { anonymousScope, type Identity } from './identity.ts';

/**
 * Shows the page for whoever is found to be there: once after hydration, and again when a session ends. Until then prices are hidden by
 * the mark that the boot script has set.
 *
 * @param revalidate asks all loaders of the page again
 */
export function followIdentity(identity: Identity, revalidate: () => Promise<void>): Promise<void> {
  let shown = anonymousScope;
  const show = async () => {
    const scope = await identity.scope();
    if (scope !== shown) {
      shown = scope;
      await revalidate();
    }
    delete document.documentElement.dataset['person'];
  };
  // one after the other: the mark goes when the last of them is shown
  let showing = show();
  identity.subscribe(() => void (showing = showing.then(show)));
  return showing;
}
