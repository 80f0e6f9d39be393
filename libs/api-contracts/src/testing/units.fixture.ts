import { partAssemblySchema, type PartAssembly } from '../units/exploded-views.ts';
import { unitPartsSchema, type UnitParts } from '../units/unit-parts.ts';
import { unitSchema, type Unit } from '../units/units.ts';
import { built } from './built.fixture.ts';
import { buildGasketCard } from './items.fixture.ts';

/** A plate heat exchanger that a visitor looks up by its nameplate. */
export const buildUnit = (unit: Partial<Unit> = {}): Unit =>
  built(unitSchema, {
    equipmentId: '9JYNHRUSVE',
    name: 'Heat exchanger GX-050, 61 plates',
    serialNumber: '30-114-0021',
    tagId: 'VT-0021',
    productFamily: { id: 'gasketed', name: 'Gasketed plate heat exchangers' },
    productConstruction: { id: 'GX050H16061', name: 'GX-050-H16-061' },
    manufacturer: { id: 'vadholm', name: 'Vadholm' },
    customerModel: { id: 'GX-050', name: 'GX-050' },
    year: 2016,
    image: null,
    drawing: null,
    registrationStatus: null,
    customName: null,
    status: 'inService',
    successorEquipmentId: null,
    article: {
      genericItemId: 'GX050',
      commercialItemId: 'GX050H16061',
      categoryId: 'gasketed',
      categorySlug: 'gasketed',
      slug: 'gx-050-61-plates',
    },
    specification: [
      { id: 'designPressure', name: 'Design pressure, PS', type: 'number', unit: 'BAR', group: 'Duty', values: [16] },
      { id: 'numberOfPlates', name: 'Plates', type: 'number', unit: null, group: 'Plate pack', values: [61] },
      { id: 'plateGap', name: 'Gap between plates', type: 'number', unit: 'MMT', group: 'Plate pack', values: [2.5] },
    ],
    ...unit,
  });

/** Its as-built list after a regasketing: 59 channel gaskets, at position 12. */
export const buildUnitParts = (parts: Partial<UnitParts> = {}): UnitParts =>
  built(unitPartsSchema, {
    source: 'asBuilt',
    revisions: [
      { revision: 2, kind: 'regasketed', date: '2022-09-02' },
      { revision: 1, kind: 'built', date: '2016-03-14' },
    ],
    platePack: null,
    parts: [
      {
        position: 12,
        quantityInUnit: 59,
        builtArticleNumber: 'GX-050-GC-NBR',
        item: buildGasketCard(),
        isSuccessor: false,
      },
    ],
    columns: [],
    ...parts,
  });

/** Its exploded view with two parts: the channel gasket, and a roller that is not sold singly. */
export const buildPartAssembly = (assembly: Partial<PartAssembly> = {}): PartAssembly =>
  built(partAssemblySchema, {
    catalogId: 'GX050',
    catalogName: 'GX-050',
    assemblyId: 'unit',
    name: 'Whole unit',
    parent: null,
    picture: { src: '/media/0123456789abcdef/exploded.svg', width: 760, height: 600 },
    radius: 14,
    positions: [
      {
        number: 12,
        balloon: { x: 100, y: 80, targetX: 120, targetY: 200 },
        partName: 'Channel gasket',
        itemId: buildGasketCard().commercialItemId,
        quantityRule: 'asBuilt',
        quantity: 59,
        assemblyId: null,
        item: buildGasketCard(),
        builtArticleNumber: 'GX-050-GC-NBR',
        isSuccessor: false,
      },
      {
        number: 4,
        balloon: { x: 400, y: 90, targetX: 420, targetY: 220 },
        partName: 'Roller',
        itemId: null,
        quantityRule: 'drawn',
        quantity: 1,
        assemblyId: null,
        item: null,
        builtArticleNumber: null,
        isSuccessor: false,
      },
    ],
    columns: [],
    ...assembly,
  });
