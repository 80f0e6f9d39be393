import { calls, NotAuthenticatedError, type OwnUnit } from '@shop/api-contracts';
import { saveCsv } from '@shop/cart';
import { Button, showToast } from '@shop/design-system';
import { callOrThrow, useApp } from '@shop/platform';
import { useState } from 'react';
import type { OwnUnitFilters } from '../queries.ts';
import { useText } from '../text.ts';

/** Units of one call, as many as upstream answers. */
const unitsPerCall = 500;

/** Saves all units that the filters leave, not only those of the page. */
export function SaveUnitsCsv({ filters: { page: _, ...filters } }: { filters: OwnUnitFilters }) {
  const t = useText();
  const { api, locale } = useApp();
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    setSaving(true);
    try {
      const units: OwnUnit[] = [];
      for (let page = 1, total = 1; units.length < total; page += 1) {
        const query = { ...filters, page, limit: unitsPerCall };
        const answer = await callOrThrow(api, calls.units.list, { query });
        units.push(...answer.units);
        total = answer.units.length === 0 ? 0 : answer.total;
      }
      await saveCsv(t('units.own'), [headings(), ...units.map(rowOf)], locale.tag);
    } catch (error) {
      if (!(error instanceof NotAuthenticatedError)) showToast({ type: 'error', text: t('units.own.csvFailed') });
    }
    setSaving(false);
  }

  const headings = () => [
    t('units.own.name'),
    t('units.serialNumber'),
    t('units.tag'),
    t('units.register.maker'),
    t('units.model'),
    t('units.construction'),
    t('units.year'),
    t('units.own.placeHead'),
    t('units.own.status'),
  ];
  const rowOf = (unit: OwnUnit) => [
    unit.customName ?? '',
    unit.serialNumber,
    unit.tagId ?? '',
    unit.manufacturer.name,
    unit.customerModel?.name ?? '',
    unit.productConstruction?.name ?? '',
    unit.year ?? '',
    unit.place ?? '',
    t(`units.status.${unit.status ?? 'inService'}`),
  ];

  return (
    <Button icon="download" pending={isSaving} onClick={() => void save()}>
      {t('units.own.csv')}
    </Button>
  );
}
