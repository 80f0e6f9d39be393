import type { QuoteGroup } from '@shop/api-contracts';
import type { FormValues } from '@shop/forms';

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

/** A draft may lack the box of the place that is chosen, which is no longer shown: that place is asked once. */
export function choiceOf(values: FormValues): Choice {
  const chosen = values['location'] || undefined;
  const others = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith('other-') && value === 'on' ? [name.slice('other-'.length)] : [],
  );
  return { chosen, others: others.filter((id) => id !== chosen) };
}
