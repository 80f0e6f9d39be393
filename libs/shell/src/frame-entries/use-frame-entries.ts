import { configuratorPermission } from '@shop/api-contracts';
import { settingsQuery, usePrefetchedQuery, useSituation, useUser } from '@shop/platform';
import { shownEntries, type FrameEntry, type FrameFacts } from './frame-entries.ts';

/** Facts that decide which entries of the frame this reader sees. */
export function useFrameFacts(): FrameFacts {
  const { aliceEnabled, fakeAuthButton, replacementUnitsCategoryId } = usePrefetchedQuery(settingsQuery());
  const user = useUser();
  return {
    ...useSituation(),
    configurator: aliceEnabled && (user?.permissions.includes(configuratorPermission) ?? false),
    severalCompanies: user?.hasMultipleGcmNumbers ?? false,
    replacement: replacementUnitsCategoryId !== null,
    fakeAuth: fakeAuthButton,
  };
}

/** Visible entries of a list, and a test for a single one. */
export function useFrameEntries<Name extends string>(list: readonly FrameEntry<Name>[]) {
  const shown = shownEntries(list, useFrameFacts());
  return { shown, has: (name: Name) => shown.some((entry) => entry.name === name) };
}
