import { loadMessages as loadCartMessages, OwnListsTile, PasteTile } from '@shop/cart';
import { loadFormMessages } from '@shop/forms';
import type { ShopI18n } from '@shop/i18n';
import { loadPlatformMessages, PortalPersonContext, useApp, useShownPerson } from '@shop/platform';
import { LastOrders, loadMessages as loadPortalMessages } from '@shop/portal';
import { loadMessages as loadRfqMessages, WaitingQuotes } from '@shop/rfq';
import { loadMessages as loadUnitMessages, UnitsUsedLastTile } from '@shop/units';
import { use } from 'react';
import styles from './workbench.module.css';

/**
 * Tiles of the home of whoever is signed in: what waits, last orders, a pasted purchase order, units, lists. Each reads its own data.
 * They appear together (own home); only a tile whose answer comes late keeps its room until then. Suspends until its texts are there.
 */
export function Workbench() {
  const { i18n } = useApp();
  use(textsOf(i18n));
  const person = useShownPerson();
  if (!person) return null;
  // quick order is for customers with a customer number
  const canPaste = person.user.gcmNumber !== '';
  return (
    <PortalPersonContext value={person}>
      <WaitingQuotes />
      <div className={canPaste ? styles.row : undefined}>
        <LastOrders />
        {canPaste && <PasteTile />}
      </div>
      <div className={styles.row}>
        <UnitsUsedLastTile />
        <OwnListsTile />
      </div>
    </PortalPersonContext>
  );
}

const texts = new WeakMap<ShopI18n, Promise<unknown>>();

/** Texts of all tiles, loaded once per language. */
function textsOf(i18n: ShopI18n): Promise<unknown> {
  const known = texts.get(i18n);
  if (known) return known;
  const loaders = [loadPlatformMessages, loadFormMessages, loadCartMessages];
  const loading = Promise.all(
    [...loaders, loadPortalMessages, loadRfqMessages, loadUnitMessages].map((load) => i18n.load(load)),
  );
  texts.set(i18n, loading);
  loading.catch(() => texts.delete(i18n));
  return loading;
}
