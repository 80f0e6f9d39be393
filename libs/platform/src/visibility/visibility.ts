import type { Settings, User } from '@shop/api-contracts';
import { settingsQuery } from '../frame-queries.ts';
import { usePerson, useUser } from '../sign-in/use-person.ts';
import { usePrefetchedQuery } from '../queries/queries.ts';

/** The six conditions that visibility rules test. */
export interface Situation {
  signedIn: boolean;
  companySite: boolean;
  exclusiveCompany: boolean;
  greenOne: boolean;
  businessUser: boolean;
  customerNumberUser: boolean;
}

/** A condition or its negation: `'companySite'`, `'!companySite'`. */
export type VisibilityRule = keyof Situation | `!${keyof Situation}`;

/** True if all rules hold. */
export const isVisible = (rules: readonly VisibilityRule[], situation: Situation): boolean =>
  rules.every((rule) =>
    rule.startsWith('!') ? !situation[rule.slice(1) as keyof Situation] : situation[rule as keyof Situation],
  );

/** What decides which entries and pages there are: site, settings, and whether somebody has signed in. */
export const situationOf = (
  {
    companyId,
    exclusiveCompany,
    greenOneEnabled,
  }: Pick<Settings, 'companyId' | 'exclusiveCompany' | 'greenOneEnabled'>,
  isSignedIn: boolean,
  user: Pick<User, 'isBusinessUser' | 'gcmNumber'> | undefined,
): Situation => ({
  signedIn: isSignedIn,
  companySite: companyId !== null,
  exclusiveCompany,
  greenOne: greenOneEnabled,
  businessUser: user?.isBusinessUser ?? false,
  customerNumberUser: Boolean(user?.gcmNumber),
});

/** The current conditions; a signed-in person appears only after hydration. */
export function useSituation(): Situation {
  return situationOf(usePrefetchedQuery(settingsQuery()), usePerson().state === 'signedIn', useUser());
}
