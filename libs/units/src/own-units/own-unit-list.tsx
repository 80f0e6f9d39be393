import type { AnswerOf, units } from '@shop/api-contracts';
import { Pager } from '@shop/design-system';
import { formatCount } from '@shop/i18n';
import { ShopLink, useApp } from '@shop/platform';
import type { OwnUnitFilters } from '../queries.ts';
import { useText } from '../text.ts';
import { ChosenUnitsBar } from './chosen-units-bar.tsx';
import { ownUnitsPath } from './own-unit-filters.ts';
import { OwnUnitTable } from './own-unit-table.tsx';
import type { ChosenUnits } from './use-chosen-units.ts';

interface OwnUnitListProps {
  page: AnswerOf<typeof units.list>;
  filters: OwnUnitFilters;
  chosen: ChosenUnits;
  /** Called when the focused element is removed. */
  leave: () => void;
}

/** One page of own units as a table, with what can be done with them. */
export function OwnUnitList({ page: { units, total, unitsPerPage }, filters, chosen, leave }: OwnUnitListProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const page = filters.page ?? 1;
  const formatted = (value: number) => formatCount(value, tag);
  const first = (page - 1) * unitsPerPage;
  return (
    <>
      <OwnUnitTable key={ownUnitsPath(filters)} units={units} chosen={chosen} leave={leave} />
      {total > unitsPerPage && (
        <Pager
          label={t('units.own.pages')}
          current={page}
          total={Math.ceil(total / unitsPerPage)}
          hrefOf={(to) => ownUnitsPath({ ...filters, page: to === 1 ? 0 : to })}
          pageLabel={(to) => t('units.own.page', { page: to })}
          previousLabel={t('units.own.previous')}
          nextLabel={t('units.own.next')}
          summary={t('units.own.shown', {
            from: formatted(first + 1),
            to: formatted(first + units.length),
            total: formatted(total),
          })}
          renderLink={({ href, ...link }) => <ShopLink to={href} {...link} />}
        />
      )}
      <ChosenUnitsBar chosen={chosen} />
    </>
  );
}
