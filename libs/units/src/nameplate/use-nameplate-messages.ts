import { useText } from '../text.ts';

/** What is wrong with a field of a nameplate, by its name. */
export function useNameplateMessages() {
  const t = useText();
  return {
    serialNumber: t('units.register.error.serialNumber'),
    tagId: t('units.register.error.tag'),
    manufacturerName: t('units.register.error.maker'),
    customerModelName: t('units.register.error.model'),
  };
}
