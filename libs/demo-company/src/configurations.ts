import type { Translated } from '@shop/commerce-model';
import type { ConfigurationSeed, VariantSeed } from './demo-company.ts';
import { translated } from './texts.ts';

/** Assembly and test of a unit, in per cent of its parts. */
const assembly = 6;

/** Public units of the configurator, since the demo has no configurator. */
export function createConfigurations(variants: VariantSeed[]): ConfigurationSeed[] {
  const prices = new Map(
    variants.map(({ commercialItemId, sales, listPrice }) => [commercialItemId, sales === 'buy' ? listPrice : null]),
  );
  return plans.map(({ name, parts }, n) => {
    const costs = parts.map(([id, quantity]) => (prices.get(id) ?? NaN) * quantity);
    const sum = costs.reduce((total, cost) => total + cost, 0);
    return {
      id: `VC-${1001 + n}`,
      name,
      lines: parts.map(([commercialItemId, quantity], position) => ({
        lineId: String((position + 1) * 10),
        commercialItemId,
        quantity,
      })),
      // One part without a price makes the whole only quoted.
      listPrice: Number.isNaN(sum) ? null : Math.round((sum * (100 + assembly)) / 100),
    };
  });
}

const plans: { name: Translated; parts: [commercialItemId: string, quantity: number][] }[] = [
  {
    name: translated('configurations.milkCooler'),
    parts: [
      ['GX032H16041E', 1],
      ['BV050', 4],
      ['TSP50', 4],
      ['SKIC032', 1],
    ],
  },
  {
    name: translated('configurations.districtHeating'),
    parts: [
      ['BZ052H30040', 2],
      ['KV032', 8],
      ['YS032', 2],
      ['TSP100', 4],
      ['PSC16', 2],
    ],
  },
  {
    name: translated('configurations.oilCooler'),
    parts: [
      ['AH0501F2R', 1],
      ['KV040', 2],
      ['TSC50', 2],
    ],
  },
  {
    name: translated('configurations.hotWater'),
    parts: [
      ['FB052H20040', 1],
      ['KV025', 6],
      ['YS025', 1],
      ['TSM50', 3],
    ],
  },
  {
    name: translated('configurations.processWater'),
    parts: [
      ['GX050H16061', 1],
      ['BV080', 4],
      ['YS080', 2],
      ['TSC100', 4],
      ['PSC10', 4],
      ['SKIH050', 1],
    ],
  },
  {
    name: translated('configurations.heatRecovery'),
    parts: [
      ['BN052H16060', 1],
      ['KV032', 4],
      ['TSC100', 2],
    ],
  },
  {
    name: translated('configurations.ammoniaCondenser'),
    parts: [
      ['SW100R25162E', 1],
      ['BV100', 2],
      ['PSC25', 2],
      ['TSC160', 4],
    ],
  },
  {
    name: translated('configurations.condensateCooler'),
    parts: [
      ['ST168S161600', 1],
      ['BV080', 4],
      ['YS080', 1],
      ['TSP160', 4],
    ],
  },
  {
    name: translated('configurations.seaWaterCooling'),
    parts: [
      ['GX300H16501', 2],
      ['BV300', 8],
      ['YS200', 4],
      ['PSC16', 8],
    ],
  },
  {
    name: translated('configurations.cleaningStation'),
    parts: [
      ['SKCIP200', 1],
      ['SKCLDES20', 2],
      ['KV050', 6],
      ['PSC06', 2],
    ],
  },
];
