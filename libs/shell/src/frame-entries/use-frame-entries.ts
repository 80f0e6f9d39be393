import { configuratorPermission } from '@shop/api-contracts';
import { settingsQuery, usePrefetchedQuery, useSituation, useUser } from '@shop/platform';
import { shownEntries, type FrameEntry, type FrameFacts } from './frame-entries.ts';

/** What decides about the entries of the frame for the reader of this page. */
export function useFrameFacts(): FrameFacts {
  const { aliceEnabled, notificationsUrl, fakeAuthButton } = usePrefetchedQuery(settingsQuery());
  const user = useUser();
  return {
    ...useSituation(),
    configurator: aliceEnabled && (user?.permissions.includes(configuratorPermission) ?? false),
    severalCompanies: user?.hasMultipleGcmNumbers ?? false,
    notifications: notificationsUrl !== null,
    fakeAuth: fakeAuthButton,
  };
}

/** The entries of one place that this reader sees, and a test for one of them. */
export function useFrameEntries<Name extends string>(list: readonly FrameEntry<Name>[]) {
  const shown = shownEntries(list, useFrameFacts());
  return { shown, has: (name: Name) => shown.some((entry) => entry.name === name) };
}
