import type { Translated } from '@shop/commerce-model';
import type { ConfigurationSeed, VariantSeed } from './demo-company.ts';
import { texts } from './texts.ts';

/** Putting a unit together and testing it, in per cent of its parts. */
const assembly = 6;

/** Units as the configurator puts them together: everybody's, for as long as the configurator itself is not there. */
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
      // One part that is only quoted makes the whole so.
      listPrice: Number.isNaN(sum) ? null : Math.round((sum * (100 + assembly)) / 100),
    };
  });
}

const plans: { name: Translated; parts: [commercialItemId: string, quantity: number][] }[] = [
  {
    name: texts(
      'Milk cooler, 4 m³/h',
      'Mjölkkylare, 4 m³/h',
      'Milchkühler, 4 m³/h',
      'Refroidisseur de lait, 4 m³/h',
      'Melkkoeler, 4 m³/h',
      'Resfriador de leite, 4 m³/h',
      'Hladnjak za mleko, 4 m³/h',
    ),
    parts: [
      ['GX032H16041E', 1],
      ['BV050', 4],
      ['TSP50', 4],
      ['SKIC032', 1],
    ],
  },
  {
    name: texts(
      'District heating substation, 150 kW',
      'Fjärrvärmecentral, 150 kW',
      'Fernwärme-Übergabestation, 150 kW',
      'Sous-station de chauffage urbain, 150 kW',
      'Afleverset stadsverwarming, 150 kW',
      'Subestação de aquecimento urbano, 150 kW',
      'Podstanica daljinskog grejanja, 150 kW',
    ),
    parts: [
      ['BZ052H30040', 2],
      ['KV032', 8],
      ['YS032', 2],
      ['TSP100', 4],
      ['PSC16', 2],
    ],
  },
  {
    name: texts(
      'Hydraulic oil cooler, 45 kW',
      'Hydrauloljekylare, 45 kW',
      'Hydraulikölkühler, 45 kW',
      'Refroidisseur d’huile hydraulique, 45 kW',
      'Hydrauliekoliekoeler, 45 kW',
      'Resfriador de óleo hidráulico, 45 kW',
      'Hladnjak hidrauličnog ulja, 45 kW',
    ),
    parts: [
      ['AH0501F2R', 1],
      ['KV040', 2],
      ['TSC50', 2],
    ],
  },
  {
    name: texts(
      'Hot water preparation with circulation, 90 kW',
      'Varmvattenberedning med cirkulation, 90 kW',
      'Trinkwassererwärmung mit Zirkulation, 90 kW',
      'Production d’eau chaude avec bouclage, 90 kW',
      'Warmwaterbereiding met circulatie, 90 kW',
      'Preparo de água quente com recirculação, 90 kW',
      'Priprema tople vode sa cirkulacijom, 90 kW',
    ),
    parts: [
      ['FB052H20040', 1],
      ['KV025', 6],
      ['YS025', 1],
      ['TSM50', 3],
    ],
  },
  {
    name: texts(
      'Process water loop, 12 m³/h',
      'Processvattenkrets, 12 m³/h',
      'Prozesswasserkreis, 12 m³/h',
      'Boucle d’eau de procédé, 12 m³/h',
      'Proceswaterkring, 12 m³/h',
      'Circuito de água de processo, 12 m³/h',
      'Krug procesne vode, 12 m³/h',
    ),
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
    name: texts(
      'Heat recovery from compressed air, 60 kW',
      'Värmeåtervinning ur tryckluft, 60 kW',
      'Wärmerückgewinnung aus Druckluft, 60 kW',
      'Récupération de chaleur sur air comprimé, 60 kW',
      'Warmteterugwinning uit perslucht, 60 kW',
      'Recuperação de calor de ar comprimido, 60 kW',
      'Povrat toplote iz komprimovanog vazduha, 60 kW',
    ),
    parts: [
      ['BN052H16060', 1],
      ['KV032', 4],
      ['TSC100', 2],
    ],
  },
  {
    name: texts(
      'Ammonia condenser, 400 kW',
      'Ammoniakkondensor, 400 kW',
      'Ammoniakkondensator, 400 kW',
      'Condenseur à ammoniac, 400 kW',
      'Ammoniakcondensor, 400 kW',
      'Condensador de amônia, 400 kW',
      'Kondenzator amonijaka, 400 kW',
    ),
    parts: [
      ['SW100R25162E', 1],
      ['BV100', 2],
      ['PSC25', 2],
      ['TSC160', 4],
    ],
  },
  {
    name: texts(
      'Steam condensate cooler, 250 kW',
      'Kondensatkylare för ånga, 250 kW',
      'Dampfkondensatkühler, 250 kW',
      'Refroidisseur de condensats de vapeur, 250 kW',
      'Stoomcondensaatkoeler, 250 kW',
      'Resfriador de condensado de vapor, 250 kW',
      'Hladnjak kondenzata pare, 250 kW',
    ),
    parts: [
      ['ST168S161600', 1],
      ['BV080', 4],
      ['YS080', 1],
      ['TSP160', 4],
    ],
  },
  {
    name: texts(
      'Central cooling with sea water, 3 MW',
      'Centralkylning med havsvatten, 3 MW',
      'Zentralkühlung mit Meerwasser, 3 MW',
      'Refroidissement central à l’eau de mer, 3 MW',
      'Centrale koeling met zeewater, 3 MW',
      'Resfriamento central com água do mar, 3 MW',
      'Centralno hlađenje morskom vodom, 3 MW',
    ),
    parts: [
      ['GX300H16501', 2],
      ['BV300', 8],
      ['YS200', 4],
      ['PSC16', 8],
    ],
  },
  {
    name: texts(
      'Cleaning station for two heat exchangers',
      'Rengöringsstation för två värmeväxlare',
      'Reinigungsstation für zwei Wärmeübertrager',
      'Station de nettoyage pour deux échangeurs',
      'Reinigingsstation voor twee warmtewisselaars',
      'Estação de limpeza para dois trocadores de calor',
      'Stanica za čišćenje dva izmenjivača toplote',
    ),
    parts: [
      ['SKCIP200', 1],
      ['SKCLDES20', 2],
      ['KV050', 6],
      ['PSC06', 2],
    ],
  },
];
