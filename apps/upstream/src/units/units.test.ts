import { randomUUID } from 'node:crypto';
import type { Troubleshooting, Unit, UnitDocument, UnitParts, UnitSummary } from '@shop/api-contracts';
import { unitBySerial, users } from '@shop/demo-company';
import { atOnce } from '../testing/databases/at-once.ts';
import { company } from '../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';

const { units } = company;
const malmo = unitBySerial(units, '30-114-0021');
const twoPasses = unitBySerial(units, '30-131-0044');
const old = unitBySerial(units, '30-061-0002');
const milkCooler = unitBySerial(units, '32-109-0005');
const free = units.find(({ registration, isDeleted, manufacturer }) => {
  return registration === null && !isDeleted && manufacturer.id === 'vadholm';
})!;

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const bySerial = async (serial: string) =>
  (await shop.get(`/units/searchbyserial/${encodeURIComponent(serial)}`).expect(200)).body as {
    units: UnitSummary[];
    nearest: UnitSummary[];
  };
const whileTyping = async (serialNumber: string) =>
  ((await shop.get('/units/search', { serialNumber }).expect(200)).body as { units: UnitSummary[] }).units;
const read = async (id: string, as?: string) =>
  (await shop.call('get', `/units/${id}`, as === undefined ? {} : { as }).expect(200)).body as Unit;
const partsOf = async (id: string) => (await shop.get(`/units/${id}/spareparts`).expect(200)).body as UnitParts;
const numbersOf = (found: UnitSummary[]) => found.map(({ serialNumber }) => serialNumber);

describe('finding a unit by its serial number', () => {
  it.each(['30-114-0021', '301140021', ' 30 114 0021 ', '0030-114-0021', '30.114.0021'])(
    'J1: %s is the unit at Malmö harbour, however it is written',
    async (typed) => {
      const { units: found, nearest } = await bySerial(typed);
      expect(found).toMatchObject([
        {
          equipmentId: malmo.equipmentId,
          productFamily: { id: 'gasketed' },
          productConstruction: { name: 'GX-050-H16-061' },
          manufacturer: { name: 'Vadholm' },
          year: 2016,
        },
      ]);
      expect(nearest).toEqual([]);
    },
  );

  it('J1: a number that two makers share answers both, with maker and year to choose by', async () => {
    const { units: found } = await bySerial('30-087-0140');
    expect(found.map(({ manufacturer, year, name }) => [manufacturer.name, year, name])).toEqual([
      ['Torvex', 2009, 'Torvex P50'],
      ['Vadholm', 2012, 'Gasketed plate heat exchanger GX-050'],
    ]);
  });

  it.each([
    ['3O-II4-OO2I', 'signs that look alike'],
    ['30-114-0012', 'two swapped digits'],
  ])('J1: %s leads to the nearest number: %s', async (typed) => {
    const { units: found, nearest } = await bySerial(typed);
    expect(found).toEqual([]);
    expect(numbersOf(nearest)).toContain('30-114-0021');
  });

  it.each(['99-999-9999', '---', '%', '_'.repeat(60), '\u{fdfa}'.repeat(60)])(
    'J1: %s is nobody’s, and says so',
    async (typed) => {
      expect(await bySerial(typed)).toEqual({ units: [], nearest: [] });
    },
  );

  it('J1: while one types, hits begin or end with what stands there, from four characters on', async () => {
    expect(await whileTyping('30-')).toEqual([]);
    expect(numbersOf(await whileTyping('30-114'))).toContain('30-114-0021');
    for (const ending of ['4-0021', '0021', '-0021']) {
      expect(numbersOf(await whileTyping(ending))).toContain('30-114-0021');
    }
    expect((await whileTyping('30-1')).length).toBeLessThanOrEqual(20);
    expect(await whileTyping('%%%%')).toEqual([]);
    expect(numbersOf(await whileTyping('vt-0021'))[0]).toBe('30-114-0021');
  });

  it.each(['', 'x'.repeat(61)])('J1: the text "%s" is refused with a reason', async (serialNumber) => {
    await shop.get('/units/search', { serialNumber }).expect(400);
  });
});

describe('a unit', () => {
  it('J2: shows its nameplate to anybody, and nothing of its owner', async () => {
    const unit = await read(malmo.equipmentId);
    expect(unit).toMatchObject({
      serialNumber: '30-114-0021',
      tagId: 'VT-0021',
      registrationStatus: null,
      customName: null,
      status: 'inService',
      article: { genericItemId: 'GX050', commercialItemId: 'GX050H16061' },
    });
    expect(unit.specification).toContainEqual(expect.objectContaining({ id: 'numberOfPlates', values: [61] }));
    expect(JSON.stringify(unit)).not.toMatch(/Malmö|100001|harbour/);
  });

  it('J2: that was regasketed says which gaskets it has now, and its name claims none', async () => {
    const { name, specification } = await read(malmo.equipmentId);
    expect(name).toBe('Gasketed plate heat exchanger GX-050');
    expect(specification).toContainEqual(expect.objectContaining({ id: 'gasketMaterial', values: ['EPDM'] }));
  });

  it('J2: shows the owner their name for it, and another customer only that it is taken', async () => {
    expect(await read(malmo.equipmentId, 'anna')).toMatchObject({
      registrationStatus: 'mine',
      customName: 'Malmö harbour',
    });
    expect(await read(malmo.equipmentId, 'marie')).toMatchObject({ registrationStatus: 'other', customName: null });
    expect(await read(free.equipmentId, 'marie')).toMatchObject({ registrationStatus: 'none' });
  });

  it('J2: that was replaced names its successor', async () => {
    const { status, successorEquipmentId } = await read(milkCooler.equipmentId);
    expect(status).toBe('replaced');
    expect(numbersOf([await read(successorEquipmentId!)])).toEqual(['32-171-0009']);
  });

  it('J7: is found by its tag; the tag of a deleted unit says so, an unknown one is unknown', async () => {
    const answers = await Promise.all(
      ['vt-0021', 'VT-0003', 'VT-none'].map(
        async (tag) => (await shop.get(`/units/getbytag/${tag}`).expect(200)).body as unknown,
      ),
    );
    expect(answers).toEqual([
      { equipmentId: malmo.equipmentId, wasDeleted: false },
      { equipmentId: null, wasDeleted: true },
      { equipmentId: null, wasDeleted: false },
    ]);
  });

  it('J2: that was deleted or never was is not found', async () => {
    const deleted = units.find(({ isDeleted }) => isDeleted)!;
    for (const id of [deleted.equipmentId, 'AAAAAAAAAA']) {
      for (const path of [`/units/${id}`, `/units/${id}/spareparts`])
        expect((await shop.get(path).expect(404)).body).toMatchObject({ code: 'unit_unknown' });
      const status = await shop.call('get', `/units/${id}/registrationstatus`, { as: 'anna' }).expect(404);
      expect(status.body).toMatchObject({ code: 'unit_unknown' });
      await shop.call('post', `/units/add/${id}`, { as: 'anna' }).expect(404);
    }
  });
});

describe('the parts of a unit', () => {
  const quantities = (parts: UnitParts) =>
    Object.fromEntries(
      parts.parts.map(({ builtArticleNumber, quantityInUnit }) => [builtArticleNumber, quantityInUnit]),
    );

  it('J4: are those of its newest revision: after a regasketing the gaskets that are in it now', async () => {
    const parts = await partsOf(malmo.equipmentId);
    expect(parts.source).toBe('asBuilt');
    expect(parts.revisions).toEqual([
      { revision: 2, kind: 'regasketed', date: '2022-09-02' },
      { revision: 1, kind: 'built', date: '2016-03-14' },
    ]);
    expect(quantities(parts)).toMatchObject({ 'GX-050-GC-EPDM': 59, 'GX-050-GE-EPDM': 2 });
    expect(Object.keys(quantities(parts))).not.toContain('GX-050-GC-HNBR');
  });

  it('J4: of an older revision are readable, one that never was is not found', async () => {
    const answer = await shop.get(`/units/${malmo.equipmentId}/spareparts`, { revision: '1' }).expect(200);
    const older = answer.body as UnitParts;
    expect(quantities(older)).toMatchObject({ 'GX-050-GC-HNBR': 59 });
    expect(Object.keys(quantities(older))).not.toContain('GX-050-GC-EPDM');
    const missing = await shop.get(`/units/${malmo.equipmentId}/spareparts`, { revision: '3' }).expect(404);
    expect(missing.body).toMatchObject({ code: 'revision_unknown' });
    await shop.get(`/units/${malmo.equipmentId}/spareparts`, { revision: '0' }).expect(400);
  });

  it('J4: of a pack with a partition count its plates and gaskets apart', async () => {
    const parts = await partsOf(twoPasses.equipmentId);
    expect(quantities(parts)).toMatchObject({
      'GX-050-GC-HNBR': 58,
      'GX-050-GP-HNBR': 1,
      'GX-050-PA-44': 1,
      'GX-050-CP-H-44': 58,
    });
    expect(parts.platePack!.map(({ from, to, kind }) => [from, to, kind])).toEqual([
      [1, 1, 'endPlateI'],
      [2, 30, 'channel'],
      [31, 31, 'partition'],
      [32, 60, 'channel'],
      [61, 61, 'endPlateII'],
    ]);
  });

  it('J4: offer for a superseded number what is sold now, and say that it replaces it', async () => {
    const replaced = (await partsOf(old.equipmentId)).parts.filter(({ isSuccessor }) => isSuccessor);
    expect(replaced).toMatchObject([
      { builtArticleNumber: expect.stringMatching(/^VH /) as string, item: { articleNumber: 'GX-050-GC-HNBR' } },
    ]);
  });

  it('J4: that a person keeps in a list are marked for them alone', async () => {
    const marksFor = async (as: string) => {
      const answer = await shop.call('get', `/units/${malmo.equipmentId}/spareparts`, { as }).expect(200);
      return (answer.body as UnitParts).parts.flatMap(({ item }) =>
        item?.isInFavouriteList ? item.commercialItemId : [],
      );
    };
    expect(await marksFor('anna')).toContain('GX050LW20');
    expect(await marksFor('noah')).toEqual([]);
  });

  it('J4: of a unit without a list are those of its construction, and of another make none', async () => {
    const standard = units.find(({ revisions, commercialItemId, isDeleted }) => {
      return revisions.length === 0 && commercialItemId === 'GX050H16091' && !isDeleted;
    })!;
    const parts = await partsOf(standard.equipmentId);
    expect(parts).toMatchObject({ source: 'standard', revisions: [], platePack: null });
    expect(quantities(parts)).toMatchObject({ 'GX-050-GC-HNBR': 89 });
    const { equipmentId } = units.find(({ manufacturer }) => manufacturer.id === 'torvex')!;
    expect(await partsOf(equipmentId)).toMatchObject({ source: 'none', parts: [], columns: [] });
  });
});

describe('the documents of a unit', () => {
  const documentsOf = async (id: string, call: string, locale = {}) =>
    ((await shop.get(`/units/${id}/${call}`, locale).expect(200)).body as { documents: UnitDocument[] }).documents;

  it('J3: are manuals and instructions, in the language of the market first, then English, then others', async () => {
    const documents = await documentsOf(malmo.equipmentId, 'documentation', {
      language: 'sv',
      country: 'SE',
      locale: 'sv-se',
    });
    expect([...new Set(documents.map(({ vdiClass }) => vdiClass))]).toEqual(['03-02', '03-04']);
    expect(documents.slice(0, 2).map(({ language }) => language)).toEqual(['sv', 'en']);
    expect(documents[0]).toMatchObject({ format: 'PDF', revision: 'C' });
    await shop.get(documents[0]!.src).expect(200);
  });

  it('J3: are apart from data sheets, drawings with their DXF, and certificates', async () => {
    const documents = await documentsOf(malmo.equipmentId, 'technicaldocumentation');
    expect([...new Set(documents.map(({ vdiClass }) => vdiClass))]).toEqual(['02-01', '02-02', '02-04']);
    expect(documents.map(({ format }) => format)).toContain('DXF');
    expect(documents.map(({ vdiClass }) => vdiClass)).not.toContain('03-02');
  });

  it('J3: of another make are none, of an unknown unit not found', async () => {
    const { equipmentId } = units.find(({ manufacturer }) => manufacturer.id === 'torvex')!;
    expect(await documentsOf(equipmentId, 'documentation')).toEqual([]);
    expect(await documentsOf(equipmentId, 'technicaldocumentation')).toEqual([]);
    const missing = await shop.get('/units/AAAAAAAAAA/documentation').expect(404);
    expect(missing.body).toMatchObject({ code: 'unit_unknown' });
  });
});

describe('units of a customer', () => {
  const list = async (as: string, query = {}) =>
    (await shop.call('get', '/units', { as, query }).expect(200)).body as {
      total: number;
      units: (UnitSummary & { customName: string | null })[];
    };

  it('I8: are listed a page at a time for the customer number in use, and found by name, number or tag', async () => {
    const all = await list('marie');
    expect(all.total).toBe(61);
    expect(all.units).toHaveLength(50);
    expect((await list('marie', { page: 2 })).units).toHaveLength(11);
    expect((await list('marie', { q: 'two passes' })).units.map(({ customName }) => customName)).toEqual([
      'Lyon, two passes',
    ]);
    expect(numbersOf((await list('anna', { q: 'vt-0021' })).units)).toEqual(['30-114-0021']);
    for (const q of ['301140021', '30 114 0021'])
      expect(numbersOf((await list('anna', { q })).units)).toEqual(['30-114-0021']);
    // the zeros of an ending are part of it
    const byEnding = numbersOf((await list('marie', { q: '0021' })).units);
    expect(byEnding).not.toEqual([]);
    expect(byEnding.filter((number) => !number.endsWith('0021'))).toEqual([]);
    expect((await list('anna', { q: '%' })).total).toBe(0);
    expect((await list('noah')).total).toBe(0);
  });

  it('J2: of two customers who register one unit the first has it, and the other is told', async () => {
    const add = (as: string) => shop.call('post', `/units/add/${free.equipmentId}`, { as, key: randomUUID() });
    const both = await atOnce(shop.deps.db, [() => add('marie'), () => add('anna')]);
    const [first, second] = [both[0]!, both[1]!];
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const [winner, loser] = first.status === 200 ? ['marie', 'anna'] : ['anna', 'marie'];
    expect((first.status === 409 ? first : second).body).toMatchObject({ code: 'unit_registered' });
    // again is no error for who has it
    expect((await add(winner).expect(200)).body).toEqual({ status: 'mine' });
    const statusOf = async (as: string) =>
      (await shop.call('get', `/units/${free.equipmentId}/registrationstatus`, { as }).expect(200)).body as unknown;
    expect(await statusOf(winner)).toEqual({ status: 'mine' });
    expect(await statusOf(loser)).toEqual({ status: 'other' });

    await shop.call('delete', `/units/delete/${free.equipmentId}`, { as: loser }).expect(404);
    await shop.call('delete', `/units/delete/${free.equipmentId}`, { as: winner }).expect(200);
    expect(await statusOf(loser)).toEqual({ status: 'none' });
  });

  it('J2: stay with who registered them before they had a customer number, and are not hoarded', async () => {
    const { db } = shop.deps;
    const noah = { as: 'noah' };
    await shop.call('post', `/units/add/${free.equipmentId}`, noah).expect(200);
    const { oid } = users.find(({ firstName }) => firstName === 'Noah')!;
    await db.insertInto('membership').values({ oid, customer_number: '100006' }).execute();
    await db.updateTable('person').set({ customer_number: '100006' }).where('oid', '=', oid).execute();
    expect(await read(free.equipmentId, 'noah')).toMatchObject({ registrationStatus: 'mine' });
    expect((await list('noah', { q: free.serialNumber })).total).toBe(1);
    await shop.call('delete', `/units/delete/${free.equipmentId}`, noah).expect(200);
    await db.deleteFrom('membership').where('oid', '=', oid).execute();
    await db.updateTable('person').set({ customer_number: null }).where('oid', '=', oid).execute();

    const others = units.filter(({ registration, isDeleted }) => registration !== null && !isDeleted).slice(0, 50);
    await db
      .updateTable('unit_registration')
      .set({ customer_number: null, oid })
      .where(
        'equipment_id',
        'in',
        others.map(({ equipmentId }) => equipmentId),
      )
      .execute();
    const refused = await shop.call('post', `/units/add/${free.equipmentId}`, noah).expect(409);
    expect(refused.body).toMatchObject({ code: 'too_many_units' });
  });
});

describe('troubleshooting', () => {
  const guideOf = async (id: string, options: Parameters<TestUpstream['call']>[2] = {}) =>
    (await shop.call('get', `/units/${id}/troubleshooting`, options).expect(200)).body as Troubleshooting;

  it('J3: from "liquid leaks out, everywhere" to the gaskets of this very unit', async () => {
    const guide = await guideOf(malmo.equipmentId);
    const lead = (from: string, ...answers: string[]): string =>
      answers.reduce(
        (id, answer) => guide.questions.find((one) => one.id === id)!.answers.find((one) => one.id === answer)!.leadsTo,
        from,
      );
    const fault = guide.faults.find(({ id }) => id === lead(guide.questions[0]!.id, 'leak', 'allOver', 'no'))!;
    expect(fault.cause).toMatch(/^The gaskets have hardened/);
    const gaskets = guide.parts.filter(({ position }) => fault.positions.includes(position!));
    // as they are since the regasketing, with the quantities of its list
    expect(gaskets.map(({ quantityInUnit, item }) => [quantityInUnit, item?.name])).toEqual([
      [59, expect.stringMatching(/EPDM/)],
      [2, expect.stringMatching(/EPDM/)],
    ]);
    // the kit of its construction has other gaskets
    expect(fault.kits).toEqual([]);
  });

  it('J3: the regasketing kit stands with the gaskets of a unit that has the same', async () => {
    const guide = await guideOf(twoPasses.equipmentId);
    const { kits } = guide.faults.find(({ id }) => id === 'agedGaskets')!;
    expect(guide.kits.filter(({ item }) => kits.includes(item.commercialItemId!)).map(({ item }) => item.name)).toEqual(
      ['Regasketing kit GX-050, 61 plates, HNBR'],
    );
  });

  it('J3: it speaks the language of the market, and names only parts that the unit has', async () => {
    const guide = await guideOf(malmo.equipmentId, { locale: 'de-de' });
    expect(guide.questions[0]).toMatchObject({ text: 'Was fällt auf?' });
    const positions = new Set(guide.parts.map(({ position }) => position));
    for (const fault of guide.faults) for (const position of fault.positions) expect(positions).toContain(position);
  });

  it('J3: a unit of another make has none, an unknown unit is not found', async () => {
    const { units: found } = await bySerial('30-087-0140');
    const other = found.find(({ manufacturer }) => manufacturer.name === 'Torvex')!;
    expect(await guideOf(other.equipmentId)).toEqual({ questions: [], faults: [], parts: [], kits: [], columns: [] });
    const unknown = await shop.get('/units/ABCDEFGHJK/troubleshooting').expect(404);
    expect(unknown.body).toMatchObject({ code: 'unit_unknown' });
  });
});
