import type { Application, Position } from '@shop/api-contracts';
import request from 'supertest';
import { postalAreas } from '@shop/demo-company';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { partnerOf, readLocations } from './partner-locations.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const positionOf = async (countryCode: string, zipCode: string): Promise<Position | null> => {
  const answered = await shop.get('/positions', { countryCode, zipCode }).expect(200);
  return (answered.body as { position: Position | null }).position;
};

describe('the position of a postal code', () => {
  it.each([
    ['DE', '20457', 53.55, 10],
    ['SE', '211 24', 55.61, 13],
    ['GB', 's3 8ab', 53.38, -1.47],
    ['GB', 'SW1A 1AA', 51.47, -0.16],
    ['GB', 'SR1 1AA', 54.91, -1.38],
    ['US', '53204-1234', 43.04, -87.91],
    ['US', '53801', 43.05, -88.6],
    ['NL', '3011wg', 51.92, 4.48],
    ['BR', '89201-400', -26.3, -48.85],
    ['RS', '21000', 45.25, 19.84],
    ['FR', '69007', 45.76, 4.84],
  ])('G2: %s %s is found by its longest known prefix', async (country, zipCode, latitude, longitude) => {
    expect(await positionOf(country, zipCode)).toEqual({ latitude, longitude });
  });

  it.each([
    ['DE', '00000'],
    ['IT', '20121'],
    ['GB', '%'],
    ['XX', 'x'],
  ])('G2: %s %s is unknown', async (country, zipCode) => {
    expect(await positionOf(country, zipCode)).toBeNull();
  });

  it('G2: the table has each area once, within its country', () => {
    expect(new Set(postalAreas.map(({ countryCode, prefix }) => `${countryCode}${prefix}`)).size).toBe(
      postalAreas.length,
    );
    const bounds: Record<string, [south: number, north: number, west: number, east: number]> = {
      SE: [55, 69.1, 11, 24.2],
      DE: [47.2, 55.1, 5.8, 15.1],
      FR: [41.3, 51.1, -5.2, 9.6],
      NL: [50.7, 53.6, 3.3, 7.3],
      GB: [49.8, 60.9, -8.2, 1.8],
      US: [17.9, 71.4, -179, -65.2],
      BR: [-33.8, 5.3, -74, -34.7],
      RS: [42.2, 46.2, 18.8, 23.1],
    };
    for (const { countryCode, latitude, longitude, prefix } of postalAreas) {
      const [south, north, west, east] = bounds[countryCode]!;
      const isInside = latitude > south && latitude < north && longitude > west && longitude < east;
      expect({ countryCode, prefix, isInside }).toEqual({ countryCode, prefix, isInside: true });
    }
  });
});

describe('tools for partners', () => {
  it('I6: are listed for members of a partner, in the language and for the market of the page', async () => {
    const list = async (locale: 'de-de' | 'en-us'): Promise<Application[]> =>
      (await shop.call('get', '/partnerportal/applications', { as: 'paul', locale }).expect(200)).body as Application[];
    const german = await list('de-de');
    expect(german.map(({ name }) => name)).toEqual([
      'Auslegungsprogramm',
      'Serviceheft',
      'Schulungen',
      'Zeichnungsarchiv',
      'Garantiefälle',
    ]);
    for (const { address, image } of german) {
      expect(new URL(address).protocol).toBe('https:');
      const { headers } = await request(shop.app).get(image).expect(200);
      expect(headers['content-type']).toBe('image/svg+xml');
    }
    expect((await list('en-us')).map(({ name }) => name)).toEqual([
      'Selection programme',
      'Service book',
      'Training',
      'Archive of drawings',
    ]);
  });

  it('H6: are refused to anybody else', async () => {
    for (const as of ['anna', 'noah', 'grace']) {
      const refused = await shop.call('get', '/partnerportal/applications', { as }).expect(403);
      expect(refused.body).toMatchObject({ code: 'not_a_partner' });
    }
    await shop.call('get', '/partnerportal/applications').expect(401);
  });
});

describe('demo partners', () => {
  it('G2: have 14 locations in six countries on the map and one without a position; four partners answer automatically', async () => {
    const { db } = shop.deps;
    const rows = await db
      .selectFrom('partner_location')
      .innerJoin('partner', 'partner.id', 'partner_id')
      .select(['partner_location.id', 'partner.id as partner', 'latitude', 'country_code', 'answers_itself'])
      .where('is_own', '=', false)
      .execute();
    const onMap = rows.filter(({ latitude }) => latitude !== null);
    expect([rows.length, onMap.length]).toEqual([15, 14]);
    expect(new Set(onMap.map((row) => row.country_code)).size).toBe(6);
    expect(new Set(rows.filter((row) => row.answers_itself).map(({ partner }) => partner)).size).toBe(4);
  });

  it('G2: include an office of our own in each market', async () => {
    const ids = ['malmo', 'hamburg', 'milwaukee', 'sheffield', 'lyon', 'rotterdam', 'joinville', 'novi-sad'];
    const offices = await readLocations(
      shop.deps.db,
      ids.map((city) => `vadholm-${city}`),
    );
    expect([...offices.values()].map(({ countryCode }) => countryCode).sort()).toEqual([
      'BR',
      'DE',
      'FR',
      'GB',
      'NL',
      'RS',
      'SE',
      'US',
    ]);
    expect([...offices.values()].every(({ isOwn }) => isOwn)).toBe(true);
  });

  it('H6: membership depends on the customer number in use', async () => {
    const { db } = shop.deps;
    expect(await partnerOf(db, { customerNumber: '200001' })).toEqual({
      id: 'becker',
      name: 'Becker Kältetechnik GmbH',
      locationIds: ['becker-hamburg'],
    });
    expect(await partnerOf(db, { customerNumber: '100001' })).toBeNull();
    expect(await partnerOf(db, { customerNumber: null })).toBeNull();
  });
});
