import { calls, readingsPerCall, type ReadingFields } from '@shop/api-contracts';
import { callOrThrow, useApp } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { unitReadingsKey } from '../queries.ts';

/** Sends readings, a long file in several calls. Sending it again after a failure adds only what is missing. */
export function useAddReadings(equipmentId: string) {
  const { api, queryClient } = useApp();
  const [sent, setSent] = useState(0);
  const add = useMutation({
    async mutationFn(readings: readonly ReadingFields[]) {
      const sum = { added: 0, alreadyThere: 0 };
      setSent(0);
      for (let from = 0; from < readings.length; from += readingsPerCall) {
        const part = readings.slice(from, from + readingsPerCall);
        const { added, alreadyThere } = await callOrThrow(api, calls.unitReadings.add, {
          params: { id: equipmentId },
          body: { readings: part },
        });
        sum.added += added;
        sum.alreadyThere += alreadyThere;
        setSent(from + part.length);
      }
      return sum;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: unitReadingsKey(equipmentId) }),
  });
  return { ...add, sent };
}
