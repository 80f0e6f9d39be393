import { useUser } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { companiesQuery } from '../queries.ts';

/** The user's current company: by customer number if there are several, else from the profile. */
export function useCompanyName(): string | undefined {
  const user = useUser();
  const { data } = useQuery({
    ...companiesQuery(user?.oid ?? ''),
    enabled: user?.hasMultipleGcmNumbers ?? false,
    retry: false,
  });
  if (!user?.hasMultipleGcmNumbers) return user?.companyName || undefined;
  return data?.find(({ gcmNumber }) => gcmNumber === user.gcmNumber)?.name ?? user.gcmNumber;
}
