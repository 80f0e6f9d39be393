import { buttonClass } from '@shop/design-system';
import { paths, settingsQuery, ShopLink, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';

/** Leads to the search for a replacement, filled in with this unit; nothing in markets that offer none. */
export function ReplacementLink({ equipmentId }: { equipmentId: string }) {
  const t = useText();
  const { replacementUnitsCategoryId } = usePrefetchedQuery(settingsQuery());
  if (replacementUnitsCategoryId === null) return null;
  return (
    <ShopLink
      to={paths.unitReplacement(new URLSearchParams({ equipmentId }).toString())}
      className={buttonClass()}
      prefetch={false}
    >
      {t('units.replacement.find')}
    </ShopLink>
  );
}
