import { maxUploadBytes, type Problem, type TaxExempt } from '@shop/api-contracts';
import { sql } from 'kysely';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decideTaxExempt } from './decide-tax-exempt.ts';
import { users } from '@shop/demo-company';
import { dayIn } from '@shop/commerce-model';
import { atInstant } from '../../testing/at-instant.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const sam: CallOptions = { as: 'sam', locale: 'en-us' };
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const zip = Buffer.from('504b0304140000000000000021000000000000000000000000000000', 'hex');
const inAYear = `${new Date().getUTCFullYear() + 1}-12-31`;

const list = async (query = {}, options = sam): Promise<TaxExempt[]> =>
  (await shop.call('get', '/taxexempts', { ...options, query }).expect(200)).body as TaxExempt[];
const add = (given: Partial<CallOptions> & { exempt?: object } = {}) => {
  const { exempt, ...options } = given;
  return shop.call('post', '/taxexempts', {
    ...sam,
    file: { name: 'Certificate.pdf', bytes: pdf },
    query: { country: 'US', stateCode: 'OR', expiryDate: inAYear, ...exempt },
    ...options,
  });
};
/** A certificate as the demo company writes them: one page, in compressed parts. */
async function certificate(): Promise<Buffer> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from stored_file join tax_exempt on file_id = stored_file.id
    where state_code = 'WI' limit 1`.execute(shop.deps.db);
  return Buffer.from(rows[0]!.bytes);
}
/** Runs the job that the upload has left, as the worker would. */
const decide = async (id: string): Promise<string | null> => {
  const job = await shop.deps.db
    .selectFrom('outbox')
    .select('errand')
    .where('key', '=', `decideTaxExempt ${id}`)
    .execute();
  expect(job).toHaveLength(1);
  return decideTaxExempt(shop.deps.db, id);
};
const codeOf = ({ body }: { body: unknown }): string | undefined => (body as Problem).code;
const filesKept = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from stored_file`.execute(shop.deps.db);
  return rows[0]!.count;
};

describe('sales tax exemptions', () => {
  it('I5: are listed with or without expired ones', async () => {
    const all = await list();
    expect(all.map(({ stateCode, expiryDate, isValid }) => [stateCode, expiryDate, isValid])).toEqual([
      ['TX', '2026-03-31', false],
      ['WI', '2029-06-30', true],
    ]);
    expect(all[1]!.file).toMatchObject({ name: 'Exemption WI 2029.pdf' });
    expect((await list({ validOnly: 'true' })).map(({ stateCode }) => stateCode)).toEqual(['WI']);
    expect(await list({ validOnly: 'false' })).toEqual(all);
  });

  it('I5: are added with a state, a day of 10 characters and a certificate that can be downloaded', async () => {
    const added = (await add({ file: { name: '../../Oregon <2027>?.pdf', bytes: pdf } }).expect(200)).body as TaxExempt;
    expect(added).toMatchObject({
      country: 'US',
      stateCode: 'OR',
      expiryDate: inAYear,
      state: 'received',
      refusal: null,
      isValid: false,
      file: { name: 'Oregon 2027.pdf', bytes: pdf.length },
    });
    expect(await list()).toContainEqual(added);
    const read = await shop.call('get', `/taxexempts/${added.id}/file`, sam).buffer(true).expect(200);
    const { headers } = read;
    expect((read.body as Buffer).equals(pdf)).toBe(true);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Oregon 2027\.pdf"/);
    expect(headers['content-type']).toBe('application/pdf');
    await shop.call('delete', `/taxexempts/${added.id}`, sam).expect(200);
  });

  it('I5: a certificate may be an image, whatever its file name', async () => {
    const added = (await add({ file: { name: 'scan.pdf', bytes: png } }).expect(200)).body as TaxExempt;
    const { headers } = await shop.call('get', `/taxexempts/${added.id}/file`, sam).expect(200);
    expect(headers['content-type']).toBe('image/png');
    await shop.call('delete', `/taxexempts/${added.id}`, sam).expect(200);
  });

  it.each([
    ['certificate.html', 'certificate.html.pdf'],
    ['Certificate.PDF', 'Certificate.PDF'],
    ['certificate', 'certificate.pdf'],
  ])('I5: %s is stored by its content, as PDF', async (given, name) => {
    const added = (await add({ file: { name: given, bytes: pdf } }).expect(200)).body as TaxExempt;
    expect(added.file.name).toBe(name);
    await shop.call('delete', `/taxexempts/${added.id}`, sam).expect(200);
  });

  it('I5: are deleted with their file; deleting them again is no error', async () => {
    const before = await filesKept();
    const { id } = (await add().expect(200)).body as TaxExempt;
    expect(await filesKept()).toBe(before + 1);
    await shop.call('delete', `/taxexempts/${id}`, sam).expect(200);
    await shop.call('delete', `/taxexempts/${id}`, sam).expect(200);
    expect(await filesKept()).toBe(before);
    await shop.call('get', `/taxexempts/${id}/file`, sam).expect(404);
  });

  it.each([
    ['a day that is past', { expiryDate: '2026-01-31' }, 422, 'date_past'],
    ['a day that no calendar has', { expiryDate: '2030-02-30' }, 422, 'date_invalid'],
    ['a month that no year has', { expiryDate: '2030-13-01' }, 422, 'date_invalid'],
    ['an instant', { expiryDate: '2030-06-30T00:00:00Z' }, 400, 'invalid_request'],
    ['no day', { expiryDate: '' }, 400, 'invalid_request'],
    ['a state that there is not', { stateCode: 'ZZ' }, 422, 'state_unknown'],
    ['another country', { country: 'CA' }, 400, 'invalid_request'],
  ])('I5: refuses %s and names the field', async (_name, exempt, status, code) => {
    const refused = await add({ exempt }).expect(status);
    expect(codeOf(refused)).toBe(code);
    expect((refused.body as Problem).errors?.map(({ path }) => path)).toEqual([`query.${Object.keys(exempt)[0]}`]);
  });

  it('I5: end ten years ahead at most', async () => {
    const now = new Date();
    const inYears = (years: number, days: number): string =>
      new Date(Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), now.getUTCDate() + days))
        .toISOString()
        .slice(0, 10);
    const refused = await add({ exempt: { expiryDate: inYears(10, 2) } }).expect(422);
    expect(codeOf(refused)).toBe('date_too_late');
    expect((refused.body as Problem).errors?.map(({ path }) => path)).toEqual(['query.expiryDate']);
    await add({ exempt: { expiryDate: '9999-12-31' } }).expect(422);
    const { id } = (await add({ exempt: { expiryDate: inYears(10, -1) } }).expect(200)).body as TaxExempt;
    await shop.call('delete', `/taxexempts/${id}`, sam).expect(200);
  });

  it('I5: take no tax off before they are accepted; the demo accepts what has a page, and is valid on its last day', async () => {
    const today = dayIn('America/Chicago');
    const bytes = await certificate();
    const { id } = (await add({ file: { name: 'C.pdf', bytes }, exempt: { expiryDate: today } }).expect(200))
      .body as TaxExempt;
    expect((await list({ validOnly: 'true' })).map((one) => one.id)).not.toContain(id);
    await decide(id);
    expect((await list()).find((one) => one.id === id)).toMatchObject({ state: 'accepted', isValid: true });
    expect((await list({ validOnly: 'true' })).map((one) => one.id)).toContain(id);
    expect(await decide(id)).toBe('removed or decided meanwhile');
    await shop.call('delete', `/taxexempts/${id}`, sam).expect(200);
    expect(await decide(id)).toBe('removed or decided meanwhile');
  });

  it('I5: are valid until the end of their last day in Chicago, which is the next day in UTC', async () => {
    const { oid } = users.find(({ firstName }) => firstName === 'Sam')!;
    const exempt = { expiryDate: '2027-11-30' };
    const file = { name: 'C.pdf', bytes: await certificate() };
    await atInstant('2027-12-01T05:30:00Z', async () => {
      const late = { ...sam, as: await shop.identityProvider.issue({ oid }) };
      const { id } = (await add({ ...late, file, exempt }).expect(200)).body as TaxExempt;
      await decide(id);
      expect((await list({ validOnly: 'true' }, late)).map((one) => one.id)).toContain(id);
    });
    await atInstant('2027-12-01T06:30:00Z', async () => {
      const later = { ...sam, as: await shop.identityProvider.issue({ oid }) };
      expect(codeOf(await add({ ...later, file, exempt }).expect(422))).toBe('date_past');
      const ended = (await list({}, later)).find(({ expiryDate }) => expiryDate === exempt.expiryDate)!;
      expect(ended).toMatchObject({ state: 'accepted', isValid: false });
      await shop.call('delete', `/taxexempts/${ended.id}`, later).expect(200);
    });
  });

  it.each([
    ['15 bytes', Buffer.from('%PDF-1.7 %%EOF\n')],
    ['a PDF without a page', pdf],
    ['half a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Page>>endobj\n')],
    ['an image', png],
  ])('I5: the demo refuses %s, and says why', async (_what, bytes) => {
    const { id } = (await add({ file: { name: 'C.pdf', bytes } }).expect(200)).body as TaxExempt;
    await decide(id);
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      state: 'refused',
      refusal: 'unreadable',
      isValid: false,
    });
    await shop.call('delete', `/taxexempts/${id}`, sam).expect(200);
  });

  it('I5: what ends in more than ten years is refused, however it came in', async () => {
    const bytes = await certificate();
    const { id } = (await add({ file: { name: 'C.pdf', bytes } }).expect(200)).body as TaxExempt;
    await shop.deps.db.updateTable('tax_exempt').set({ expiry_date: '9999-12-31' }).where('id', '=', id).execute();
    await decide(id);
    expect((await list()).find((one) => one.id === id)).toMatchObject({ state: 'refused', refusal: 'endsTooLate' });
    await shop.call('delete', `/taxexempts/${id}`, sam).expect(200);
  });

  it('I5: are available in the United States only', async () => {
    const refused = await shop.call('get', '/taxexempts', { as: 'grace' }).expect(404);
    expect(codeOf(refused)).toBe('no_tax_exempts');
  });

  it('I5: sent twice with one key, one is added once', async () => {
    const before = (await list()).length;
    const [first, second] = [await add({ key: 'once' }), await add({ key: 'once' })];
    expect(second.body).toEqual(first.body);
    expect((await list()).length).toBe(before + 1);
    expect((await add({ key: 'once', file: { name: 'Other.pdf', bytes: png } })).status).toBe(422);
    await shop.call('delete', `/taxexempts/${(first.body as TaxExempt).id}`, sam).expect(200);
  });

  it('H6: belong to the customer: others can neither see nor delete them', async () => {
    const [{ id }] = (await list()) as [TaxExempt];
    for (const as of ['grace', 'noah']) {
      const other: CallOptions = { as, locale: 'en-us' };
      expect(await list({}, other)).toEqual([]);
      await shop.call('get', `/taxexempts/${id}/file`, other).expect(404);
      await shop.call('delete', `/taxexempts/${id}`, other).expect(200);
    }
    expect((await list()).map((one) => one.id)).toContain(id);
    await shop.call('get', '/taxexempts', { locale: 'en-us' }).expect(401);
  });
});

describe('an uploaded certificate', () => {
  it.each([
    ['a zip that is called PDF', { name: 'certificate.pdf', bytes: zip }, 422, 'file_type'],
    ['a page that is called PDF', { name: 'x.pdf', bytes: Buffer.from('<html><script>1</script>') }, 422, 'file_type'],
    ['an empty file', { name: 'certificate.pdf', bytes: Buffer.alloc(0) }, 422, 'file_empty'],
    [
      'one that is too large',
      { name: 'certificate.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(maxUploadBytes)]) },
      413,
      'file_too_large',
    ],
  ])('I5: is refused when it is %s', async (_name, file, status, code) => {
    const before = await filesKept();
    const refused = await add({ file }).expect(status);
    expect(codeOf(refused)).toBe(code);
    expect(await filesKept()).toBe(before);
  });

  it('I5: of exactly the maximum size is accepted', async () => {
    const bytes = Buffer.concat([pdf, Buffer.alloc(maxUploadBytes - pdf.length)]);
    const added = (await add({ file: { name: 'large.pdf', bytes } }).expect(200)).body as TaxExempt;
    expect(added.file.bytes).toBe(maxUploadBytes);
    await shop.call('delete', `/taxexempts/${added.id}`, sam).expect(200);
  });

  it('I5: keeps its name without the quotes and line breaks, which browsers send as %22, %0D and %0A', async () => {
    const file = { name: 'Oregon %222027%22%0D%0A 100%25.pdf', bytes: pdf };
    const added = (await add({ file }).expect(200)).body as TaxExempt;
    // a per cent sign of the name itself stays
    expect(added.file.name).toBe('Oregon 2027 100%25.pdf');
    const { headers } = await shop.call('get', `/taxexempts/${added.id}/file`, sam).expect(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Oregon 2027 100%25\.pdf"; .*100%2525\.pdf$/);
    await shop.call('delete', `/taxexempts/${added.id}`, sam).expect(200);
  });

  it('I5: is required, as multipart', async () => {
    const query = { country: 'US', stateCode: 'OR', expiryDate: inAYear };
    const none = await shop.call('post', '/taxexempts', { ...sam, query }).expect(415);
    expect(codeOf(none)).toBe('not_multipart');
    const other = await shop.call('post', '/taxexempts', { ...sam, query }).attach('other', pdf, 'other.pdf');
    expect([other.status, codeOf(other)]).toEqual([400, 'file_missing']);
    const broken = await shop
      .call('post', '/taxexempts', { ...sam, query })
      .set('content-type', 'multipart/form-data; boundary=x')
      .send('--x\r\nContent-Disposition: form-data; name="formFile"; filename="a.pdf"\r\n\r\n%PDF-1.7');
    expect([broken.status, codeOf(broken)]).toEqual([400, 'invalid_request']);
  });

  it('I5: an aborted upload leaves nothing behind, and the next one is accepted', async () => {
    const before = await filesKept();
    const server = shop.app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    try {
      const token = await shop.identityProvider.issue({ oid: '10000000-0000-4000-8000-000000000009' });
      const query = new URLSearchParams({
        ...{ country: 'US', language: 'en', locale: 'en-us', t: '1' },
        ...{ stateCode: 'OR', expiryDate: inAYear },
      });
      await new Promise<void>((resolve) => {
        const upload = httpRequest({
          port: (server.address() as AddressInfo).port,
          method: 'POST',
          path: `/taxexempts?${query.toString()}`,
          headers: {
            authorization: `Bearer ${token}`,
            'idempotency-key': 'broken-off',
            'content-type': 'multipart/form-data; boundary=x',
            'content-length': 1_000_000,
          },
        });
        upload.on('error', () => resolve());
        upload.write('--x\r\nContent-Disposition: form-data; name="formFile"; filename="a.pdf"\r\n\r\n%PDF-1.7\n');
        setTimeout(() => upload.destroy(), 100);
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await filesKept()).toBe(before);
      const added = await add({ key: 'broken-off' }).expect(200);
      await shop.call('delete', `/taxexempts/${(added.body as TaxExempt).id}`, sam).expect(200);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
