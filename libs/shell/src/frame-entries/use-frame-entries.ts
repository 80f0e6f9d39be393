import { settingsQuery, useMayConfigure, usePrefetchedQuery, useSituation, useUser } from '@shop/platform';
import { shownEntries, type FrameEntry, type FrameFacts } from './frame-entries.ts';

/** Facts that decide which entries of the frame this reader sees. */
export function useFrameFacts(): FrameFacts {
  const { fakeAuthButton, notificationsUrl, replacementUnitsCategoryId } = usePrefetchedQuery(settingsQuery());
  const user = useUser();
  return {
    ...useSituation(),
    configurator: useMayConfigure(),
    severalCompanies: user?.hasMultipleGcmNumbers ?? false,
    replacement: replacementUnitsCategoryId !== null,
    notifications: notificationsUrl !== null,
    fakeAuth: fakeAuthButton,
  };
}

/** Visible entries of a list, and a test for a single one. */
export function useFrameEntries<Name extends string>(list: readonly FrameEntry<Name>[]) {
  const shown = shownEntries(list, useFrameFacts());
  return { shown, has: (name: Name) => shown.some((entry) => entry.name === name) };
}
