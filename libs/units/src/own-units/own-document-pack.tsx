import { calls, maxPackUnits } from '@shop/api-contracts';
import { callOrThrow, useApp } from '@shop/platform';
import { DocumentPack } from '../document-pack/document-pack.tsx';
import type { OwnUnitFilters } from '../queries.ts';

/** Documents of all units that the filters leave, not only those of the page. */
export function OwnDocumentPack({ filters: { page: _, ...filters } }: { filters: OwnUnitFilters }) {
  const { api } = useApp();
  return (
    <DocumentPack
      unitsOf={async () => {
        const { units, total } = await callOrThrow(api, calls.units.list, {
          query: { ...filters, limit: maxPackUnits },
        });
        return total > maxPackUnits ? null : units.map(({ equipmentId }) => equipmentId);
      }}
    />
  );
}
