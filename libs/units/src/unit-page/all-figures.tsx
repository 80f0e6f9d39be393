import type { Unit } from '@shop/api-contracts';
import { AttributeValue, MeasureSwitch } from '@shop/catalogue';
import { DefinitionGroups, Disclosure, type Definition } from '@shop/design-system';
import { useText } from '../text.ts';
import { identityOf } from './unit-identity.tsx';

/** What the unit is called, then the whole specification as built, in its groups. */
export function AllFigures({ unit }: { unit: Unit }) {
  const t = useText();
  const { specification } = unit;
  if (specification.length === 0) return null;
  const identity = identityOf(unit, t);
  const groups = new Map<string, Definition[]>(identity.length > 0 ? [[t('units.nameplate'), identity]] : []);
  for (const column of specification) {
    const definitions = groups.get(column.group) ?? [];
    definitions.push({ term: column.name, value: <AttributeValue column={column} values={column.values} /> });
    groups.set(column.group, definitions);
  }
  return (
    <Disclosure label={t('units.figures')} variant="bare">
      <MeasureSwitch />
      <DefinitionGroups groups={[...groups].map(([title, items]) => ({ title, items }))} />
    </Disclosure>
  );
}
