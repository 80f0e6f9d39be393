import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PlaceFilters } from './place-filters.ts';

export type PlaceView = 'list' | 'map';

const listOf = (text: string | null): string[] => (text ?? '').split(',').filter((one) => one !== '');

/** Filters and, on phones, list or map, stored in the address without waiting for the navigation. */
export function usePlaceQuery() {
  const [query, setQuery] = useSearchParams();
  const [filters, setFilters] = useState<PlaceFilters>(() => ({
    services: listOf(query.get('service')),
    languages: listOf(query.get('language')),
  }));
  const [view, setView] = useState<PlaceView>(query.get('view') === 'map' ? 'map' : 'list');
  const write = (changed: Record<string, string>) =>
    setQuery(
      (last) => {
        const next = new URLSearchParams(last);
        for (const [name, value] of Object.entries(changed)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    filters,
    view,
    setFilters: (chosen: PlaceFilters) => {
      setFilters(chosen);
      write({ service: chosen.services.join(','), language: chosen.languages.join(',') });
    },
    setView: (chosen: PlaceView) => {
      setView(chosen);
      write({ view: chosen === 'map' ? 'map' : '' });
    },
  };
}
