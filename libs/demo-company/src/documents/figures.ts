import type { Language, StoredAttribute } from '@shop/commerce-model';
import { attributes } from '../attributes.ts';
import type { VariantSeed } from '../demo-company.ts';
import { decimal } from '../texts.ts';
import type { PdfSection } from './pdf-file.ts';

const symbols: Record<string, string> = {
  BAR: 'bar',
  CEL: '°C',
  MMT: 'mm',
  MTK: 'm²',
  MQH: 'm³/h',
  KEL: 'K',
  LTR: 'l',
  KGM: 'kg',
  KWT: 'kW',
  KPA: 'kPa',
};

function shown(
  { type, unit, values: names }: StoredAttribute,
  values: (string | number)[],
  language: Language,
): string {
  const each = values.map((value) =>
    typeof value === 'number' ? decimal(value, language).replace('-', '−') : (names?.[value]?.[language] ?? value),
  );
  const symbol = (unit && symbols[unit]) ?? '';
  return `${type === 'interval' ? each.join(each[0]!.startsWith('−') ? '\u00a0–\u00a0' : '–') : each.join(', ')} ${symbol}`.trim();
}

/** The specification table of an article in one language, one section per group. */
export function figuresOf(variant: VariantSeed, language: Language): PdfSection[] {
  const sections = new Map<string, PdfSection>();
  for (const attribute of attributes) {
    const values = variant.attributes[attribute.id];
    if (!values) continue;
    const heading = attribute.group[language];
    const section = sections.get(heading) ?? { heading, rows: [] };
    section.rows!.push({ name: attribute.name[language], value: shown(attribute, values, language) });
    sections.set(heading, section);
  }
  return [...sections.values()];
}
