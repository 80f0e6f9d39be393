import { useUser } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { companiesQuery } from '../queries.ts';

/** The company for which the signed-in person works at present: by its customer number where there are several, else the profile's. */
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
