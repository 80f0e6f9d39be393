import { unitBySerial } from '@shop/demo-company';
import sharp, { type Sharp } from 'sharp';
import { company } from '../../testing/databases/demo-company.ts';
import { asBytes } from '../../testing/download.ts';
import { drawPdfPage } from '../../testing/draw-pdf-page.ts';
import { readCodes } from '../../testing/read-codes.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';

const { units } = company;
const malmo = unitBySerial(units, '30-114-0021');
/** Marie’s. */
const lyon = unitBySerial(units, '30-131-0044');
const others = units.filter(({ isDeleted, manufacturer }) => !isDeleted && manufacturer.id === 'vadholm');
const deleted = units.find(({ isDeleted }) => isDeleted)!;
/** Settings of the test upstream. */
const shopUrl = 'http://localhost:3000';
const linkOf = (id: string) => `${shopUrl}/i/${id}`;

jest.setTimeout(60_000);

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

type Options = Parameters<TestUpstream['call']>[2];
const labelOf = async (id: string, options: Options = {}): Promise<Buffer> =>
  (await asBytes(shop.call('get', `/units/${id}/label`, options)).expect(200)).body as Buffer;
const sheetOf = async (body: object, options: Options = {}) =>
  readPdf((await asBytes(shop.call('post', '/units/labels', { ...options, body })).expect(200)).body as Buffer);

describe('the label of a unit', () => {
  it('J7: holds its identification link in a code that can lose 15 %, read by the scanner’s own library', async () => {
    expect(await readCodes(await labelOf(malmo.equipmentId))).toEqual([
      { text: linkOf(malmo.equipmentId), errorCorrection: 'M' },
    ]);
  });

  it.each([
    ['turned', (label: Sharp) => label.rotate(37, { background: '#777' })],
    ['upside down', (label: Sharp) => label.rotate(180)],
    ['in the dark', (label: Sharp) => label.linear(0.22, 8)],
    ['out of focus', (label: Sharp) => label.blur(3)],
    [
      'partly under a finger',
      (label: Sharp) =>
        label.composite([
          {
            input: Buffer.from('<svg width="80" height="62"><rect width="80" height="62" rx="20" fill="#a86"/></svg>'),
            left: 200,
            top: 215,
          },
        ]),
    ],
  ])('J7: is read from a photograph that shows it %s', async (_how, spoil) => {
    const whole = await sharp(await labelOf(malmo.equipmentId), { density: 300 })
      .png()
      .toBuffer();
    const photograph = await spoil(sharp(whole).flatten({ background: '#fff' }))
      .jpeg({ quality: 60 })
      .toBuffer();
    expect((await readCodes(photograph)).map(({ text }) => text)).toEqual([linkOf(malmo.equipmentId)]);
  });

  it('J7: has four white modules around its code', async () => {
    const svg = (await labelOf(malmo.equipmentId)).toString();
    const modules = /<path d="(M[^"]+)"\/>/.exec(svg)![1]!;
    const [, x, y] = /^M([\d.]+) ([\d.]+)/.exec(modules)!.map(Number) as [number, number, number];
    // the first run is the upper edge of a finder, seven modules wide
    const module = Number(/^M[\d.]+ [\d.]+h([\d.]+)/.exec(modules)![1]) / 7;
    expect(x / module).toBeGreaterThanOrEqual(4);
    expect(y / module).toBeGreaterThanOrEqual(4);
    const starts = [...modules.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].map(([, ...figures]) => figures.map(Number));
    const right = Math.max(...starts.map(([left, , width]) => left! + width!));
    const lower = Math.max(...starts.map(([, top]) => top! + module));
    const height = Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(svg)![1]);
    expect((height - lower) / module).toBeGreaterThanOrEqual(4);
    // nothing else is drawn before the texts begin
    const texts = [...svg.matchAll(/<path d="(M[^"]+)"\/>/g)]
      .slice(1)
      .flatMap(([, path]) => [...path!.matchAll(/M([\d.]+)/g)]);
    expect((Math.min(...texts.map(([, left]) => Number(left))) - right) / module).toBeGreaterThanOrEqual(4);
  });

  it('J7: names the unit to anybody, and by its owner’s name to its owner alone', async () => {
    const ownName = '<Heat & Co> "preheat"';
    await shop
      .call('put', `/units/edit/${lyon.equipmentId}`, { as: 'marie', query: { customName: ownName } })
      .expect(200);
    const titleOf = async (as?: string) =>
      /<title>([^<]*)<\/title>/.exec(String(await labelOf(lyon.equipmentId, as === undefined ? {} : { as })))![1];
    const sheetTextOf = async (as?: string) =>
      (await sheetOf({ equipmentIds: [lyon.equipmentId], sheet: 'a4' }, as === undefined ? {} : { as })).text;
    expect(await titleOf('marie')).toContain('&lt;Heat &amp; Co&gt; &quot;preheat&quot;');
    expect(await sheetTextOf('marie')).toContain(ownName);
    for (const as of [undefined, 'anna']) {
      expect(await titleOf(as)).toContain('30-131-0044, Gasketed plate heat exchanger');
      expect(await titleOf(as)).not.toContain('Heat &amp; Co');
      expect(await sheetTextOf(as)).not.toContain('Heat & Co');
    }
  });

  it.each([deleted.equipmentId, 'NOBODY23'])('J7: of %s, which is not there, is refused', async (id) => {
    expect((await shop.get(`/units/${id}/label`).expect(404)).body).toMatchObject({ code: 'unit_unknown' });
    const body = { equipmentIds: [malmo.equipmentId, id], sheet: 'a4' };
    expect((await shop.call('post', '/units/labels', { body }).expect(404)).body).toMatchObject({
      code: 'unit_unknown',
    });
  });
});

describe('sheets of labels', () => {
  const some = others.slice(0, 31);
  const ids = some.map(({ equipmentId }) => equipmentId);

  it.each([
    ['a4', 24, 2, [210, 297]],
    ['letter', 30, 2, [215.9, 279.4]],
    ['roll62', 1, 31, [62, 29]],
  ] as const)('J7: %s has %i labels on each of %i pages', async (sheet, perPage, pages, size) => {
    const { pdf, alts, text } = await sheetOf({ equipmentIds: ids, sheet });
    expect(pdf.numPages).toBe(pages);
    for (let page = 1; page <= Math.min(pages, 2); page += 1) {
      const [left, bottom, right, top] = (await pdf.getPage(page)).view as [number, number, number, number];
      const mm = [right - left, top - bottom].map((points) => Math.round((points / 72) * 254) / 10);
      expect(mm).toEqual(size);
    }
    expect(alts).toEqual(ids.map((id) => `QR code that leads to ${linkOf(id)}`));
    for (const { serialNumber } of some) expect(text).toContain(serialNumber);
    expect(text).toContain('Serial number');
    const codes = await readCodes(await drawPdfPage(pdf, 1));
    expect(codes.map((code) => code.text).sort()).toEqual(ids.slice(0, perPage).map(linkOf).sort());
  });

  it('J7: begin at the first free label of a used sheet', async () => {
    const { pdf } = await sheetOf({ equipmentIds: ids.slice(0, 3), sheet: 'a4', firstPosition: 23 });
    const codesOn = async (page: number) =>
      (await readCodes(await drawPdfPage(pdf, page))).map(({ text }) => text).sort();
    expect(pdf.numPages).toBe(2);
    expect(await codesOn(1)).toEqual(ids.slice(0, 2).map(linkOf).sort());
    expect(await codesOn(2)).toEqual([linkOf(ids[2]!)]);
  });

  it('J7: keep a figure and its word on one line', async () => {
    const { equipmentId } = units.find(({ manufacturer }) => manufacturer.id === 'torvex')!;
    await shop.deps.db
      .updateTable('unit')
      .set({ construction_name: 'plate heat exchanger P50, 61 plates, HNBR' })
      .where('equipment_id', '=', equipmentId)
      .execute();
    for (const sheet of ['a4', 'letter', 'roll62']) {
      const { pdf } = await sheetOf({ equipmentIds: [equipmentId], sheet });
      const { items } = await (await pdf.getPage(1)).getTextContent();
      const lines = items.flatMap((item) => ('str' in item ? [item.str] : []));
      expect(lines).toContainEqual(expect.stringContaining('61 plates'));
    }
  });

  it('J7: cut no text, however long, and shorten no serial number', async () => {
    const serialNumber = `${'W'.repeat(29)}-${'M'.repeat(30)}`;
    await shop.deps.db
      .updateTable('unit')
      .set({ serial_number: serialNumber })
      .where('equipment_id', '=', ids[0]!)
      .execute();
    await shop.deps.db
      .updateTable('unit')
      .set({ construction_name: 'x'.repeat(300) })
      .where('equipment_id', '=', ids[0]!)
      .execute();
    for (const sheet of ['a4', 'letter', 'roll62']) {
      const { pdf, text } = await sheetOf({ equipmentIds: [ids[0]!], sheet });
      expect(text.replaceAll(' ', '')).toContain(serialNumber);
      const page = await pdf.getPage(1);
      const { items } = await page.getTextContent();
      // the first label of the sheet
      const right = { a4: 7.25 + 63.5, letter: 4.76 + 66.68, roll62: 62 }[sheet]! * (72 / 25.4);
      const lower = { a4: 12.9 + 33.9, letter: 12.7 + 25.4, roll62: 29 }[sheet]! * (72 / 25.4);
      for (const item of items) {
        if (!('str' in item)) continue;
        const [, , , , x, y] = item.transform as number[];
        expect(x! + item.width).toBeLessThanOrEqual(right);
        expect(page.view[3]! - y!).toBeLessThanOrEqual(lower);
      }
    }
  });

  it.each([
    ['no unit', { equipmentIds: [], sheet: 'a4' }],
    ['201 units', { equipmentIds: Array.from({ length: 201 }, () => malmo.equipmentId), sheet: 'a4' }],
    ['a sheet that nobody makes', { equipmentIds: [malmo.equipmentId], sheet: 'a0' }],
    ['position 0', { equipmentIds: [malmo.equipmentId], sheet: 'a4', firstPosition: 0 }],
    ['position 25 of 24', { equipmentIds: [malmo.equipmentId], sheet: 'a4', firstPosition: 25 }],
    ['a half position', { equipmentIds: [malmo.equipmentId], sheet: 'a4', firstPosition: 1.5 }],
  ])('J7: with %s are refused', async (_what, body) => {
    await shop.call('post', '/units/labels', { body }).expect(400);
  });

  it('J7: print as many labels of a unit as it is named', async () => {
    const { alts } = await sheetOf({ equipmentIds: Array.from({ length: 200 }, () => malmo.equipmentId), sheet: 'a4' });
    expect(alts).toHaveLength(200);
  });

  it('J7: speak the language of the market', async () => {
    const { text } = await sheetOf({ equipmentIds: [malmo.equipmentId], sheet: 'a4' }, { locale: 'sv-se' });
    expect(text).toContain('Serienummer');
    expect(text).toContain('värmeväxlare');
  });
});

it('J7: without an address of the shop there are no labels, since they would lead nowhere', async () => {
  const elsewhere = await startTestUpstream({ shopUrl: null });
  try {
    const answer = await elsewhere.get(`/units/${malmo.equipmentId}/label`).expect(503);
    expect(answer.body).toMatchObject({ code: 'labels_unavailable' });
  } finally {
    await elsewhere.close();
  }
});
