import type { Replacements } from '@shop/api-contracts';
import { useText } from '../text.ts';
import type { Asked } from './asked.ts';

/** What was said of the old unit, line by line; ids that nobody knows are "not listed". */
export function useAskedLines(
  asked: Asked,
  { manufacturer, productModel, application, plateType }: Replacements['asked'],
): { name: string; value: string }[] {
  const t = useText();
  const notListed = t('units.replacement.notListed');
  const dn = (size: string | undefined) => (size === undefined ? undefined : `DN ${size}`);
  const lines: [name: string, value: string | undefined][] = [
    [t('units.register.maker'), manufacturer?.name ?? notListed],
    [t('units.model'), productModel?.name ?? notListed],
    [t('units.replacement.plates'), asked.numberOfPlates],
    [t('units.replacement.plateType'), plateType?.name],
    [t('units.replacement.cold'), dn(asked.connectionSizeColdSide)],
    [t('units.replacement.hot'), dn(asked.connectionSizeHotSide)],
    [t('units.replacement.application'), application?.name],
    [t('units.replacement.year'), asked.yearOfManufacture],
  ];
  return lines.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}
