import type { QuoteGroup } from '@shop/api-contracts';
import type { FormValues } from '@shop/platform';

/** Who is asked, by their ids. */
export interface Choice {
  chosen: string | undefined;
  others: readonly string[];
}

const otherName = (id: string): string => `other-${id}`;

/** Fields of the choice as they stand in the form: `location`, and a box for each that can be asked beside it. */
export const fieldNames = { chosen: 'location', other: otherName } as const;

export function choiceValues({ selectedPartnerLocationId, otherPartnerLocationIds }: QuoteGroup): FormValues {
  return {
    ...(selectedPartnerLocationId === null ? {} : { location: selectedPartnerLocationId }),
    ...Object.fromEntries(otherPartnerLocationIds.map((id) => [otherName(id), 'on'])),
  };
}

export const choiceOf = (values: FormValues): Choice => ({
  chosen: values['location'] || undefined,
  others: Object.entries(values).flatMap(([name, value]) =>
    name.startsWith('other-') && value === 'on' ? [name.slice('other-'.length)] : [],
  ),
});
