import type { InstallationInformation, OwnUnit, PartnerLocation } from '@shop/api-contracts';
import { unitBySerial } from '@shop/demo-company';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { codeOf, errorsOf, somePlace, TestUnits } from '../../testing/test-units.ts';

jest.setTimeout(60_000);

const { units } = company;
const lyon = unitBySerial(units, '30-131-0044');
const free = units.find(({ registration, isDeleted, manufacturer }) => {
  return registration === null && !isDeleted && manufacturer.id === 'vadholm';
})!;

let shop: TestUpstream;
let own: TestUnits;
beforeAll(async () => {
  shop = await startTestUpstream();
  own = new TestUnits(shop);
});
afterAll(() => shop.close());

describe('the place of a unit', () => {
  const { equipmentId } = lyon;

  it('J6: is said by its owner, read again, and shown in the list', async () => {
    const told = { ...somePlace, zip: '69002' };
    expect((await own.setPlace(equipmentId, {}).expect(200)).body).toEqual(told);
    expect((await own.placeOf(equipmentId).expect(200)).body).toEqual(told);
    expect((await own.owned(equipmentId)).place).toBe('Hall 2, Lyon');
    const { body } = (await shop
      .call('get', '/units', { as: 'marie', query: { place: 'Hall 2, Lyon' } })
      .expect(200)) as {
      body: unknown;
    };
    expect((body as { units: OwnUnit[] }).units.map((unit) => unit.equipmentId)).toEqual([equipmentId]);
  });

  it('J6: belongs to the owner alone', async () => {
    for (const as of ['anna', 'noah']) {
      expect(codeOf(await own.placeOf(equipmentId, as))).toEqual([404, 'unit_unknown']);
      expect(codeOf(await own.setPlace(equipmentId, {}, as))).toEqual([404, 'unit_unknown']);
    }
    expect(codeOf(await own.setPlace(free.equipmentId, {}))).toEqual([404, 'unit_unknown']);
    expect(JSON.stringify((await shop.get(`/units/${equipmentId}`)).body)).not.toMatch(/Hall 2|Rambaud/);
  });

  it.each<[string, Partial<InstallationInformation>, string[]]>([
    ['a postal code of another country', { zip: 'S3 8AB' }, ['zip']],
    ['an unknown country', { country: 'XX' }, ['country']],
    ['a state that there is not', { country: 'US', zip: '53204', region: 'ZZ' }, ['region']],
    ['half a position', { longitude: null }, ['longitude']],
    ['several errors', { zip: 'x', latitude: null }, ['zip', 'latitude']],
  ])('J6: with %s is refused, and names the fields', async (_what, more, fields) => {
    const refused = await own.setPlace(equipmentId, more);
    expect(codeOf(refused)).toEqual([422, 'invalid_address']);
    expect(errorsOf(refused)).toEqual(fields.map((field) => `body.${field}`));
  });

  it.each<Partial<InstallationInformation>>([
    { latitude: 91 },
    { longitude: -181 },
    { country: 'fr' },
    { inUseAt: 'x'.repeat(101) },
  ])('J6: %j is out of bounds', async (more) => void expect((await own.setPlace(equipmentId, more)).status).toBe(400));
});

describe('service partners of a unit', () => {
  const partnersOf = async (id: string, as?: string) =>
    (await shop.call('get', `/units/${id}/servicepartner`, as === undefined ? {} : { as }).expect(200)).body as {
      nearTo: string;
      partners: (PartnerLocation & { distanceKm: number | null })[];
    };

  it('J6: are the nearest three to where it stands, also by postal code', async () => {
    await own.setPlace(lyon.equipmentId, {}).expect(200);
    const near = await partnersOf(lyon.equipmentId, 'marie');
    expect(near.nearTo).toBe('installation');
    expect(near.partners).toHaveLength(3);
    const distances = near.partners.map(({ distanceKm }) => distanceKm!);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(near.partners[0]).toMatchObject({
      city: 'Lyon',
      services: expect.arrayContaining(['maintenance']) as object,
    });
    expect(distances[0]).toBeLessThan(5);
    await own.setPlace(lyon.equipmentId, { latitude: null, longitude: null, country: 'DE', zip: '20457' }).expect(200);
    expect((await partnersOf(lyon.equipmentId, 'marie')).partners[0]).toMatchObject({ city: 'Hamburg' });
  });

  it('J6: are those of the reader’s country for everybody else, who learn nothing of the place', async () => {
    for (const as of [undefined, 'anna']) {
      const { nearTo, partners } = await partnersOf(lyon.equipmentId, as);
      expect(nearTo).toBe('country');
      expect(partners.map(({ distanceKm }) => distanceKm)).toEqual(partners.map(() => null));
      expect(partners[0]).toMatchObject({ countryCode: 'GB' });
    }
    await shop.get('/units/AAAAAAAAAA/servicepartner').expect(404);
  });
});
