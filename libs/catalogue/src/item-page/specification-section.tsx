import type { Item } from '@shop/api-contracts';
import { DefinitionGroups, type Definition, type DefinitionGroup } from '@shop/design-system';
import { countryName, useI18n } from '@shop/i18n';
import { AttributeValue } from '../item-card/attribute-value.tsx';
import { useText } from '../text.ts';
import type { ItemSection } from './section/item-section.ts';
import { MeasureSwitch } from '../measure-switch/measure-switch.tsx';

/** Grouped table of all attributes, and customs data. */
export function specificationSection(item: Item, t: ReturnType<typeof useText>): ItemSection | null {
  if (!item.specification?.length && !item.customsNumber && !item.countryOfOrigin) return null;
  return {
    id: 'specification',
    title: t('catalogue.item.specification'),
    lead: t('catalogue.item.specification.lead'),
    controls: <MeasureSwitch />,
    content: <Specification item={item} />,
  };
}

function Specification({ item: { specification = [], customsNumber, countryOfOrigin } }: { item: Item }) {
  const t = useText();
  const { tag } = useI18n().locale;
  const groups = new Map<string, Definition[]>();
  for (const column of specification) {
    const definitions = groups.get(column.group) ?? [];
    definitions.push({ term: column.name, value: <AttributeValue column={column} values={column.values} /> });
    groups.set(column.group, definitions);
  }
  const trade: DefinitionGroup = {
    title: t('catalogue.item.trade'),
    items: [
      ...(customsNumber
        ? [{ term: t('catalogue.item.customsNumber'), value: <span className="nb">{customsNumber}</span> }]
        : []),
      ...(countryOfOrigin
        ? [{ term: t('catalogue.item.countryOfOrigin'), value: countryName(countryOfOrigin, tag) }]
        : []),
    ],
  };
  return (
    <DefinitionGroups
      groups={[...[...groups].map(([title, items]) => ({ title, items })), ...(trade.items.length > 0 ? [trade] : [])]}
    />
  );
}
