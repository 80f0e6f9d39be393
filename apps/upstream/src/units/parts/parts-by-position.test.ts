import type { ArticleMatch } from '@shop/api-contracts';
import { serialKeyOf } from '@shop/commerce-model';
import { unitBySerial } from '@shop/demo-company';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';

const malmo = unitBySerial(company.units, '30-114-0021');
const standard = unitBySerial(company.units, '32-171-0009');

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const find = async (...articleNumbers: string[]): Promise<ArticleMatch[]> =>
  (await shop.call('post', '/items/lookup', { key: '', body: { articleNumbers } }).expect(200)).body as ArticleMatch[];
const builtIn = malmo.revisions.at(-1)!.parts.find(({ position }) => position !== null)!;

describe('a part of a machine, by its position', () => {
  it('J4: is the article that is sold for it, for that unit and with its fit, however it is written', async () => {
    const texts = [
      `SN 30-114-0021 pos ${builtIn.position}`,
      `sn: 301140021, Pos. ${builtIn.position}`,
      `https://shop.example/i/30-114-0021 pos ${builtIn.position}`,
      ...(malmo.tagId === null ? [] : [`tag ${malmo.tagId.toLowerCase()} pos ${builtIn.position}`]),
    ];
    for (const match of await find(...texts, 'GX-050-GC-NBR')) {
      if (match.articleNumber === 'GX-050-GC-NBR') expect(match.unit).toBeUndefined();
      else
        expect(match).toMatchObject({
          result: 'found',
          item: { commercialItemId: builtIn.commercialItemId },
          unit: { equipmentId: malmo.equipmentId, serialNumber: '30-114-0021' },
          fit: { verdict: 'fits', basis: 'asBuilt' },
        });
    }
  });

  it('J4: of a unit without a list of its own is that of the standard list', async () => {
    const [match] = await find('SN 32-171-0009 pos 3');
    expect(match).toMatchObject({
      result: 'found',
      unit: { equipmentId: standard.equipmentId },
      fit: { verdict: 'fits', basis: 'standard' },
    });
  });

  it('J4: is what replaced an article that is made no longer', async () => {
    const oldBoiler = unitBySerial(company.units, '30-061-0002');
    const { position } = oldBoiler.revisions
      .at(-1)!
      .parts.find(({ commercialItemId }) => commercialItemId === 'GX050GCNBR95' || /GC/.test(commercialItemId ?? ''))!;
    const [match] = await find(`SN 30-061-0002 pos ${position}`);
    expect(match).toMatchObject({
      result: 'found',
      item: { articleNumber: 'GX-050-GC-HNBR' },
      fit: { verdict: 'fits' },
    });
  });

  it('J4: is open, and says why, for an unknown unit, none or an unknown position, and a tag alone', async () => {
    const tag = company.units.find(({ tagId, isDeleted }) => tagId !== null && !isDeleted)!.tagId!;
    const deleted = company.units.find(({ isDeleted }) => isDeleted)!;
    const texts = [
      'SN 99-999-9999 pos 12',
      `unit ${deleted.equipmentId} pos 1`,
      'SN 30-114-0021',
      'SN 30-114-0021 pos 999',
      tag,
      'nothing-7',
    ];
    expect((await find(...texts)).map(({ result, unitProblem, item }) => [result, unitProblem, item])).toEqual([
      ['unknown', 'unitUnknown', null],
      ['unknown', 'unitUnknown', null],
      ['unknown', 'positionMissing', null],
      ['unknown', 'positionUnknown', null],
      ['unknown', 'positionMissing', null],
      ['unknown', undefined, null],
    ]);
  });

  it('J4: asks which machine, where two makers share the number, and takes the answer', async () => {
    const bySerial = Map.groupBy(
      company.units.filter(({ isDeleted }) => !isDeleted),
      ({ serialNumber }) => serialKeyOf(serialNumber),
    );
    const [first, second] = [...bySerial.values()].find(({ length }) => length > 1)!;
    const [match] = await find(`SN ${first!.serialNumber} pos 3`);
    expect(match).toMatchObject({ result: 'unknown', unitProblem: 'unitAmbiguous', item: null });
    expect(new Set(match!.units!.map(({ equipmentId }) => equipmentId))).toEqual(
      new Set([first!.equipmentId, second!.equipmentId]),
    );
    expect(new Set(match!.units!.map(({ manufacturer }) => manufacturer)).size).toBe(2);
    const [answered] = await find(`unit ${first!.equipmentId} pos 3`);
    expect(answered!.unitProblem).not.toBe('unitAmbiguous');
    expect(answered!.unit?.equipmentId).toBe(first!.equipmentId);
  });

  it('J4: is open where its article is sold no longer, and where two articles share the position', async () => {
    const { db } = shop.deps;
    const set = (parts: object[]) =>
      db
        .updateTable('unit_revision')
        .set({ parts: JSON.stringify(parts) })
        .where('equipment_id', '=', malmo.equipmentId)
        .execute();
    const part = { position: 3, articleNumber: 'X', commercialItemId: null as string | null, quantity: 1 };
    await set([part]);
    expect((await find('SN 30-114-0021 pos 3'))[0]).toMatchObject({ result: 'unknown', unitProblem: 'positionUnsold' });
    await set([
      { ...part, commercialItemId: 'GX050GCEPDM' },
      { ...part, commercialItemId: 'GX050GCHNBR' },
    ]);
    const [match] = await find('SN 30-114-0021 pos 3');
    expect(match).toMatchObject({ result: 'ambiguous', item: null, unit: { serialNumber: '30-114-0021' } });
    expect(match!.candidates.map(({ commercialItemId }) => commercialItemId)).toEqual(['GX050GCEPDM', 'GX050GCHNBR']);
  });

  it('J4: 500 of them, of as many units, take no more queries than one', async () => {
    shop.takeQueries();
    await find('SN 30-114-0021 pos 3');
    const one = shop.takeQueries().length;
    const numbers = company.units
      .slice(0, 100)
      .flatMap(({ serialNumber }) => [1, 2, 3, 4, 5].map((n) => `SN ${serialNumber} pos ${n}`));
    await find(...numbers);
    // a successor, and the standard lists, may take one more
    expect(shop.takeQueries().length).toBeLessThanOrEqual(one + 5);
  });
});
