import { languages, type Database, type Translated } from '@shop/commerce-model';
import type { Kysely } from 'kysely';

interface PublicConfiguration {
  id: string;
  names: Translated;
  lines: { lineId: string; commercialItemId: string; quantity: number }[];
  /** Euro cents. */
  list_price: number | null;
}

const unit = (
  id: string,
  [en, de]: [en: string, de: string],
  list_price: number | null,
  parts: [commercialItemId: string, quantity: number][],
): PublicConfiguration => ({
  id,
  names: Object.fromEntries(languages.map((language) => [language, language === 'de' ? de : en])) as Translated,
  lines: parts.map(([commercialItemId, quantity], n) => ({ lineId: String((n + 1) * 10), commercialItemId, quantity })),
  list_price,
});

/** Units without an owner, which everybody may put into a cart; the last one is only quoted. */
export const publicConfigurations = [
  unit('VC-1001', ['Milk cooler, 4 m³/h', 'Milchkühler, 4 m³/h'], 199_386, [
    ['GX032H16041E', 1],
    ['BV050', 4],
    ['TSP50', 4],
    ['SKIC032', 1],
  ]),
  unit('VC-1002', ['District heating substation, 150 kW', 'Fernwärme-Übergabestation, 150 kW'], 180_404, [
    ['BZ052H30040', 2],
    ['KV032', 8],
    ['YS032', 2],
    ['TSP100', 4],
    ['PSC16', 2],
  ]),
  unit('VC-1003', ['Hydraulic oil cooler, 45 kW', 'Hydraulikölkühler, 45 kW'], 97_969, [
    ['AH0501F2R', 1],
    ['KV040', 2],
    ['TSC50', 2],
  ]),
  unit('VC-1005', ['Process water loop, 12 m³/h', 'Prozesswasserkreis, 12 m³/h'], 604_412, [
    ['GX050H16061', 1],
    ['BV080', 4],
    ['YS080', 2],
    ['TSC100', 4],
    ['PSC10', 4],
    ['SKIH050', 1],
  ]),
  unit('VC-1009', ['Central cooling with sea water, 3 MW', 'Zentralkühlung mit Meerwasser, 3 MW'], null, [
    ['GX300H16501', 2],
    ['BV300', 8],
    ['YS200', 4],
    ['PSC16', 8],
  ]),
];

/** The demo company has none. */
export async function insertPublicConfigurations(db: Kysely<Database>): Promise<void> {
  const rows = publicConfigurations.map(({ id, names, lines, list_price }) => ({
    ...{ id, oid: null, list_price, names: JSON.stringify(names), lines: JSON.stringify(lines) },
  }));
  await db.insertInto('configuration').values(rows).execute();
}
