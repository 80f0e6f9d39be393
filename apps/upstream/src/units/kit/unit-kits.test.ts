import type { ConstructionArticles, PartAssembly, UnitKit, UnitParts } from '@shop/api-contracts';
import { unitBySerial } from '@shop/demo-company';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';

const { units } = company;
const malmo = unitBySerial(units, '30-114-0021');
const twoPasses = unitBySerial(units, '30-131-0044');
const old = unitBySerial(units, '30-061-0002');
const deleted = units.find(({ isDeleted }) => isDeleted)!;
const torvex = units.find(({ manufacturer }) => manufacturer.id === 'torvex')!;
const ofConstruction = (commercialItemId: string) =>
  units.find((unit) => {
    return unit.revisions.length === 0 && unit.commercialItemId === commercialItemId && !unit.isDeleted;
  })!;
const glued = units.find(
  ({ attributes, revisions }) => attributes['gasketFixing']?.[0] === 'glued' && revisions.length === 0,
)!;

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const kitOf = async (id: string, body: object): Promise<UnitKit> =>
  (await shop.call('post', `/units/${id}/kit`, { body: { renew: 'gaskets', ...body } }).expect(200)).body as UnitKit;
/** `59 of 59 GX-050-GC-EPDM` by part: ordered of needed. */
const lines = ({ lines: all }: UnitKit) =>
  Object.fromEntries(
    all.map(({ part, needed, quantity, item }) => [part, `${quantity} for ${needed} ${item?.articleNumber}`]),
  );

describe('the kit of a unit', () => {
  it('J4: has all gaskets of the pack as it is today, and says which plates they are at', async () => {
    const kit = await kitOf(malmo.equipmentId, {});
    expect(kit.source).toBe('asBuilt');
    expect(lines(kit)).toEqual({
      channelGasket: '59 for 59 GX-050-GC-EPDM',
      endPlateGasket: '2 for 2 GX-050-GE-EPDM',
      gasketClips: '250 for 244 SK-GC-50',
    });
    expect(kit.lines[0]!.basis).toEqual({ of: 'plates', count: 59, plates: [{ from: 2, to: 60 }] });
    expect(kit.lines[0]!.item!.parentItemKey).toBe('GX050_gasketed_GX050H16061');
  });

  it('J4: counts a range, adds spares, and rounds up to packs at the end', async () => {
    expect(lines(await kitOf(malmo.equipmentId, { plates: '12-20', sparesPercent: 10 }))).toEqual({
      channelGasket: '10 for 9 GX-050-GC-EPDM',
      gasketClips: '50 for 36 SK-GC-50',
    });
  });

  it('J4: of a pack with a partition has its own gasket and plate', async () => {
    expect(lines(await kitOf(twoPasses.equipmentId, { renew: 'everything', plates: '30-32' }))).toMatchObject({
      channelGasket: '2 for 2 GX-050-GC-HNBR',
      partitionGasket: '1 for 1 GX-050-GP-HNBR',
      channelPlate: '2 for 2 GX-050-CP-H-44',
      partitionPlate: '1 for 1 GX-050-PA-44',
    });
  });

  it('J4: keeps the gaskets of a regasketed half apart', async () => {
    const { equipmentId } = unitBySerial(units, '30-126-0038');
    const kit = await kitOf(equipmentId, { plates: '28-33' });
    expect(
      kit.lines.map(({ quantity, builtArticleNumber, basis }) => [quantity, builtArticleNumber, basis.plates]),
    ).toEqual([
      [3, 'GX-050-GC-HNBR', [{ from: 28, to: 30 }]],
      [3, 'GX-050-GC-EPDM', [{ from: 31, to: 33 }]],
      [50, 'SK-GC-50', [{ from: 28, to: 33 }]],
    ]);
    const parts = (await shop.get(`/units/${equipmentId}/spareparts`).expect(200)).body as UnitParts;
    expect(parts.revisions.map(({ kind }) => kind)).toEqual(['regasketed', 'built']);
  });

  it('J4: says which adhesive or clips are missing when no article for them is known', async () => {
    const { db } = shop.deps;
    const all = await db.selectFrom('gasket_supply').selectAll().execute();
    await db.deleteFrom('gasket_supply').execute();
    const kit = await kitOf(malmo.equipmentId, {});
    await db
      .insertInto('gasket_supply')
      .values(all.map((one) => ({ ...one, reach: JSON.stringify(one.reach) })))
      .execute();
    expect(kit.lines.at(-1)).toMatchObject({
      part: 'gasketClips',
      needed: null,
      quantity: 0,
      builtArticleNumber: null,
      item: null,
      basis: { of: 'gaskets', count: 61 },
    });
  });

  it('J4: offers for superseded gaskets what is sold now', async () => {
    const { lines: all } = await kitOf(old.equipmentId, {});
    expect(all.find(({ part }) => part === 'channelGasket')).toMatchObject({
      builtArticleNumber: expect.stringMatching(/^VH 0/) as string,
      item: { articleNumber: 'GX-050-GC-HNBR' },
      isSuccessor: true,
    });
  });

  it('J4: of a unit without an own list is that of its construction, with bolts for the whole pack', async () => {
    const kit = await kitOf(ofConstruction('GX050H16091').equipmentId, { renew: 'everything' });
    expect(kit.source).toBe('standard');
    expect(lines(kit)).toMatchObject({
      channelGasket: '89 for 89 GX-050-GC-HNBR',
      channelPlate: '89 for 89 GX-050-CP-H-44',
      tighteningBolt: '6 for 6 GX-050-TB-20-420',
      nut: '12 for 12 GX-050-NU-20',
    });
  });

  it('J4: has adhesive where gaskets are glued, by the area of the plates', async () => {
    const kit = await kitOf(glued.equipmentId, {});
    const area = glued.attributes['plateArea']![0] as number;
    const count = (glued.attributes['numberOfPlates']![0] as number) * area;
    const adhesive = kit.lines.find(({ part }) => part === 'gasketAdhesive')!;
    expect(adhesive).toMatchObject({ needed: Math.round((count / 4) * 100) / 100, quantity: Math.ceil(count / 4) });
    expect(kit.lines.map(({ part }) => part)).not.toContain('gasketClips');
  });

  it('J4: of another make has no lines, since its plates are unknown', async () => {
    expect(await kitOf(torvex.equipmentId, {})).toEqual({ source: 'none', platePack: null, lines: [], columns: [] });
  });

  it.each([
    ['20-12', 'lower plate'],
    ['0', 'outside of the pack, which has plates 1-61'],
    ['1-999', 'outside of the pack'],
    ['1,,3', 'missing between two commas'],
    ['', 'No plates are named'],
    ['plate 4', 'neither a plate nor a range'],
  ])('J4: the range "%s" is refused with a reason', async (plates, reason) => {
    const answer = await shop
      .call('post', `/units/${malmo.equipmentId}/kit`, { body: { renew: 'gaskets', plates } })
      .expect(400);
    expect(answer.body).toMatchObject({
      code: 'plate_range_invalid',
      detail: expect.stringContaining(reason) as string,
    });
  });

  it.each([
    { plates: '1,'.repeat(200) },
    { sparesPercent: 51 },
    { sparesPercent: -1 },
    { sparesPercent: 0.5 },
    { renew: 'bolts' },
  ])('J4: %j is refused', async (body) => {
    await shop.call('post', `/units/${malmo.equipmentId}/kit`, { body: { renew: 'gaskets', ...body } }).expect(400);
  });
});

describe('exploded views', () => {
  const viewsOf = async (id: string) =>
    (await shop.get(`/units/${id}/explodedviews`).expect(200)).body as {
      catalogs: {
        catalogId: string;
        name: string;
        assemblies: { assemblyId: string; parentAssemblyId: string | null }[];
      }[];
    };
  const assemblyOf = async (id: string, path: string) =>
    (await shop.get(`/units/${id}/explodedviews/catalog/${path}`).expect(200)).body as PartAssembly;

  it('J5: of a unit are the whole unit and three sub-assemblies', async () => {
    const { catalogs } = await viewsOf(malmo.equipmentId);
    expect(catalogs).toMatchObject([{ catalogId: 'GX050', name: 'GX-050' }]);
    expect(catalogs[0]!.assemblies.map(({ assemblyId, parentAssemblyId }) => [assemblyId, parentAssemblyId])).toEqual([
      ['unit', null],
      ['tighteningBolt', 'unit'],
      ['carrier', 'unit'],
      ['connection', 'unit'],
    ]);
    expect(await viewsOf(torvex.equipmentId)).toEqual({ catalogs: [] });
  });

  it('J5: number the parts of this unit with its quantities', async () => {
    const view = await assemblyOf(malmo.equipmentId, 'GX050/partassembly/unit');
    expect(view.positions).toHaveLength(15);
    expect(view.positions.find(({ number }) => number === 12)).toMatchObject({
      partName: 'Channel gasket',
      itemId: 'GX050GCEPDM',
      quantity: 59,
      quantityRule: 'asBuilt',
      item: { articleNumber: 'GX-050-GC-EPDM' },
    });
    expect(view.positions.find(({ number }) => number === 6)).toMatchObject({ assemblyId: 'tighteningBolt' });
    for (const { itemId, quantity, balloon } of view.positions) {
      expect(itemId).not.toBeNull();
      expect(quantity).toBeGreaterThan(0);
      expect(balloon.x).toBeLessThan(view.picture.width);
      expect(balloon.y).toBeLessThan(view.picture.height);
    }
    for (const src of [view.picture.src, view.picture.srcDark!]) await shop.get(src).expect(200);
  });

  it('J5: of a sub-assembly have a way back, and say what is not sold singly', async () => {
    const view = await assemblyOf(malmo.equipmentId, 'GX050/partassembly/carrier');
    expect(view.parent).toEqual({ assemblyId: 'unit', name: 'Whole unit' });
    expect(view.positions.find(({ partName }) => partName === 'Roller')).toMatchObject({
      itemId: null,
      quantity: 1,
      quantityRule: 'drawn',
    });
    const { positions } = await assemblyOf(malmo.equipmentId, 'GX050/partassembly/connection');
    expect(positions.find(({ partName }) => partName === 'Connection flange')).toMatchObject({ quantity: 4 });
    expect(positions.find(({ partName }) => partName === 'Nut')).toMatchObject({ itemId: null, quantity: 16 });
  });

  it('J5: there are six of twelve to twenty-five positions, and three sub-assemblies', async () => {
    const rows = await shop.deps.db.selectFrom('exploded_assembly').select(['id', 'parent_id', 'positions']).execute();
    const counts = rows.filter(({ parent_id }) => parent_id === null).map(({ positions }) => positions.length);
    expect(counts.length).toBeGreaterThanOrEqual(6);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...counts)).toBeLessThanOrEqual(25);
    expect(new Set(rows.flatMap(({ id, parent_id }) => (parent_id === null ? [] : id))).size).toBe(3);
  });

  it.each(['GX050/partassembly/none', 'GX080/partassembly/unit', 'none/partassembly/unit'])(
    'J5: %s is not found for this unit',
    async (path) => {
      const answer = await shop.get(`/units/${malmo.equipmentId}/explodedviews/catalog/${path}`).expect(404);
      expect(answer.body).toMatchObject({ code: 'assembly_unknown' });
    },
  );
});

describe('articles for the construction of a unit', () => {
  it('J4: are spare parts and service kits that the shop sells', async () => {
    const { articles } = (await shop.get(`/units/${malmo.equipmentId}/spare-parts`).expect(200))
      .body as ConstructionArticles;
    const kits = articles.filter(({ kind }) => kind === 'serviceKit');
    // built with HNBR, since regasketed with EPDM
    expect(kits.slice(0, 2).map(({ item, otherCompounds }) => [item.articleNumber, otherCompounds])).toEqual([
      ['SK-RG-050-E-061', null],
      ['SK-RG-050-H-061', { kit: ['HNBR'], unit: ['EPDM'] }],
    ]);
    expect(kits[0]).toMatchObject({
      contains: '59 channel gaskets, 2 end-plate gaskets',
      item: { parentItemKey: 'GX050_gasketed_GX050H16061' },
    });
    // of the construction, whatever a later regasketing has put in
    expect(articles).toContainEqual(
      expect.objectContaining({
        kind: 'sparePart',
        position: 12,
        quantityInUnit: 59,
        item: expect.objectContaining({ articleNumber: 'GX-050-GC-HNBR' }) as unknown,
      }),
    );
    expect((await shop.get(`/units/${torvex.equipmentId}/spare-parts`).expect(200)).body).toEqual({
      articles: [],
      columns: [],
    });
  });

  it.each([
    ['without a list of its own', ofConstruction('GX050H16061').equipmentId],
    ['with gaskets that have been replaced since', old.equipmentId],
  ])('J4: of a unit %s are kits of its gaskets, none of them of other gaskets', async (_, equipmentId) => {
    const { articles } = (await shop.get(`/units/${equipmentId}/spare-parts`).expect(200)).body as ConstructionArticles;
    const kits = articles.filter(({ item }) => item.articleNumber.startsWith('SK-RG'));
    expect(kits).toHaveLength(1);
    expect(articles.filter(({ otherCompounds }) => otherCompounds)).toEqual([]);
  });

  it('J4: of a unit half regasketed no kit is of its gaskets alone, and each says of which it is', async () => {
    const { equipmentId } = unitBySerial(units, '30-126-0038');
    const { articles } = (await shop.get(`/units/${equipmentId}/spare-parts`).expect(200)).body as ConstructionArticles;
    const kits = articles.filter(({ item }) => item.articleNumber.startsWith('SK-RG'));
    expect(kits.map(({ otherCompounds }) => otherCompounds)).toEqual([{ kit: ['HNBR'], unit: ['EPDM', 'HNBR'] }]);
  });

  it('J4: and its views and kit are not found for a unit that was deleted', async () => {
    for (const path of ['spare-parts', 'explodedviews', 'explodedviews/catalog/GX032/partassembly/unit']) {
      const answer = await shop.get(`/units/${deleted.equipmentId}/${path}`).expect(404);
      expect(answer.body).toMatchObject({ code: 'unit_unknown' });
    }
    await shop.call('post', `/units/${deleted.equipmentId}/kit`, { body: { renew: 'gaskets' } }).expect(404);
  });
});
