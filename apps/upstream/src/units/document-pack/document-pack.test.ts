import { jsonization, verification } from '@aas-core-works/aas-core3.0-typescript';
import { vdiClasses } from '@shop/api-contracts';
import { unitBySerial, users } from '@shop/demo-company';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import type { Element } from './aas-elements.ts';

const { units } = company;
const malmo = unitBySerial(units, '30-114-0021');
const sharing = units.filter(({ serialNumber }) => serialNumber.replaceAll(' ', '-') === '30-087-0140');

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

type Body = { equipmentIds: string[]; languages: string[] };
const asked = (body: Body, as?: string) =>
  shop.call('post', '/units/documents', { body, ...(as === undefined ? {} : { as }) }).buffer();

/** Reads a ZIP with another library than the one that writes it. */
async function pack(body: Body, as?: string): Promise<Record<string, Uint8Array>> {
  const answer = await asked(body, as)
    .parse((response, done) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => done(null, Buffer.concat(pieces)));
    })
    .expect(200)
    .expect('content-type', 'application/zip');
  const bytes = answer.body as Buffer;
  expect(answer.headers['content-length']).toBe(String(bytes.length));
  return unzipSync(bytes);
}
const textOf = (files: Record<string, Uint8Array>, path: string) => Buffer.from(files[path]!).toString('utf8');

interface Manifest {
  documents: { path: string; vdiClass: string; language: string | null; revision: string | null; sha256: string }[];
  missingClasses: { vdiClass: string }[];
}
const manifestOf = (files: Record<string, Uint8Array>, folder: string) =>
  JSON.parse(textOf(files, `${folder}/manifest.json`)) as Manifest;

describe('the document pack', () => {
  it('J3: a unit’s documents stand in its folder by class, and the manifest says what they are, and what is missing', async () => {
    const files = await pack({ equipmentIds: [malmo.equipmentId], languages: ['sv'] });
    const { documents, missingClasses } = manifestOf(files, '30-114-0021');
    const paths = documents.map(({ path }) => `30-114-0021/${path}`);
    expect(Object.keys(files).toSorted()).toEqual(
      [...paths, '30-114-0021/manifest.json', '30-114-0021/asset-administration-shell.json'].toSorted(),
    );
    expect(paths).toContain('30-114-0021/03-02_Operation/manual-gx-sv.pdf');
    for (const { path, sha256, language, vdiClass } of documents) {
      const bytes = files[`30-114-0021/${path}`]!;
      expect([path, createHash('sha256').update(bytes).digest('hex')]).toEqual([path, sha256]);
      expect([null, 'sv']).toContain(language);
      expect(path.startsWith(`${vdiClass}_`)).toBe(true);
    }
    // drawings for CAD are kept compressed, and are not in the pack
    const dxf = paths.find((path) => path.endsWith('.dxf'))!;
    expect(textOf(files, dxf)).toContain('SECTION');
    expect(
      [...new Set(documents.map(({ vdiClass }) => vdiClass)), ...missingClasses.map((one) => one.vdiClass)].toSorted(),
    ).toEqual([...vdiClasses].toSorted());
  });

  it('J3: units of two makers with one serial number get two folders, and a unit asked for twice gets one', async () => {
    const ids = [...sharing, ...sharing].map(({ equipmentId }) => equipmentId);
    const files = await pack({ equipmentIds: ids, languages: ['en'] }, 'marie');
    const folders = new Set(Object.keys(files).map((path) => path.split('/', 1)[0]));
    expect(folders).toEqual(new Set(['30-087-0140 Vadholm', '30 087 0140 Torvex']));
    expect(manifestOf(files, '30 087 0140 Torvex')).toMatchObject({ documents: [] });
    expect(manifestOf(files, '30 087 0140 Torvex').missingClasses).toHaveLength(vdiClasses.length);
  });

  it('J3: nothing of an owner is in it: a stranger’s pack is the owner’s', async () => {
    const body = { equipmentIds: [malmo.equipmentId], languages: ['en'] };
    const [stranger, owner] = [await pack(body), await pack(body, 'anna')];
    expect(Object.keys(owner)).toEqual(Object.keys(stranger));
    for (const [path, bytes] of Object.entries(stranger)) {
      expect([path, Buffer.from(bytes).equals(Buffer.from(owner[path]!))]).toEqual([path, true]);
    }
    expect(textOf(owner, '30-114-0021/asset-administration-shell.json')).not.toMatch(/Malmö|100001/);
  });

  it('J3: a unit nobody knows refuses the pack before its first byte, and so do too many', async () => {
    const languages = ['en'];
    const unknown = await asked({ equipmentIds: [malmo.equipmentId, 'ABCDEFGHJK'], languages }, 'marie');
    expect([unknown.status, (unknown.body as { code: string }).code]).toEqual([404, 'unit_unknown']);
    const visitor = await asked({ equipmentIds: sharing.map(({ equipmentId }) => equipmentId), languages });
    expect([visitor.status, (visitor.body as { code: string }).code]).toEqual([422, 'sign_in_for_several']);
    for (const body of [
      { equipmentIds: [], languages },
      { equipmentIds: [malmo.equipmentId], languages: [] },
      { equipmentIds: [malmo.equipmentId], languages: ['../../etc'] },
      { equipmentIds: Array<string>(201).fill(malmo.equipmentId), languages },
      { equipmentIds: ["30-114'; drop table unit"], languages },
    ]) {
      expect((await asked(body, 'marie')).status).toBe(400);
    }
  });

  /** Begins to read a pack of a hundred units, and hands over the answer after its first piece. */
  async function begin(of: (answer: IncomingMessage) => Promise<void>): Promise<void> {
    const ids = units.filter(({ isDeleted }) => !isDeleted).map((unit) => unit.equipmentId);
    const token = await shop.identityProvider.issue(users.find(({ firstName }) => firstName === 'Marie')!);
    const server = createServer(shop.app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const call = httpRequest({
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      method: 'POST',
      path: '/units/documents?language=en&country=GB&locale=en-gb',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    call.on('error', () => undefined);
    call.end(JSON.stringify({ equipmentIds: ids.slice(0, 100), languages: ['en'] }));
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    await once(answer, 'data');
    await of(answer);
    call.destroy();
    server.close();
  }

  it('J3: when its reader leaves, no more is read, and the next pack comes whole', async () => {
    shop.takeQueries();
    await begin(async (answer) => {
      answer.destroy();
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    const reads = shop.takeQueries().filter((sql) => sql.includes('substring')).length;
    // of some 500
    expect(reads).toBeLessThan(100);
    const whole = await pack({ equipmentIds: [malmo.equipmentId], languages: ['en'] });
    expect(Object.keys(whole).length).toBeGreaterThan(4);
  });

  it('J3: when a document cannot be read after the first bytes, the connection breaks, so that a part is no pack', async () => {
    const { db } = shop.deps;
    const manual = await db
      .selectFrom('document')
      .innerJoin('media', (on) => on.on('document.src', 'like', sql`'/media/' || media.hash || '/%'`))
      .where('document.kind', '=', 'manual')
      .where('document.language', '=', 'en')
      .selectAll('media')
      .execute();
    await begin(async (answer) => {
      answer.pause();
      await db
        .deleteFrom('media')
        .where(
          'hash',
          'in',
          manual.map(({ hash }) => hash),
        )
        .execute();
      const ended = new Promise<string>((resolve) =>
        answer.on('end', () => resolve('whole')).on('error', ({ message }) => resolve(message)),
      );
      answer.resume();
      expect(await ended).toBe('aborted');
    });
    await db.insertInto('media').values(manual).execute();
    expect(inspect(shop.logged, { depth: 5 })).toContain('has gone');
  });
});

/** Elements that the templates of IDTA demand (cardinality One), by path, with what they mean. */
const required: Record<string, Record<string, string>> = {
  Nameplate: {
    URIOfTheProduct: '0112/2///61987#ABN590#002',
    ManufacturerName: '0112/2///61987#ABA565#009',
    ManufacturerProductDesignation: '0112/2///61987#ABA567#009',
    AddressInformation: 'https://admin-shell.io/zvei/nameplate/1/0/ContactInformations/AddressInformation',
    OrderCodeOfManufacturer: '0112/2///61987#ABA950#008',
  },
  HandoverDocumentation: { Documents: '0173-1#02-ABI500#003' },
  Document: {
    DocumentIds: '0173-1#02-ABI501#003',
    DocumentClassifications: '0173-1#02-ABI502#003',
    DocumentVersions: '0173-1#02-ABI503#003',
  },
  DocumentIds: { DocumentDomainId: '0173-1#02-ABH994#003', DocumentIdentifier: '0173-1#02-AAO099#004' },
  DocumentClassifications: {
    ClassId: '0173-1#02-ABH996#003',
    ClassName: '0173-1#02-ABJ219#002',
    ClassificationSystem: '0173-1#02-ABH997#003',
  },
  DocumentVersions: {
    Language: '0173-1#02-AAN468#008',
    Version: '0173-1#02-AAP003#005',
    Title: '0173-1#02-ABG940#003',
    Description: '0173-1#02-AAN466#004',
    StatusSetDate: '0173-1#02-ABI000#003',
    StatusValue: '0173-1#02-ABI001#003',
    OrganizationShortName: 'https://api.eclass-cdp.com/0173-1-02-ABI002-003',
    OrganizationOfficialName: '0173-1#02-ABI004#003',
    DigitalFiles: '0173-1#02-ABK126#002',
  },
};

interface Shell {
  assetAdministrationShells: { assetInformation: { globalAssetId: string } }[];
  submodels: { idShort: string; submodelElements: Element[] }[];
}

describe('the digital nameplate', () => {
  const shellOf = async (equipmentId: string, folder: string) => {
    const files = await pack({ equipmentIds: [equipmentId], languages: ['en', 'de'] });
    return { files, shell: JSON.parse(textOf(files, `${folder}/asset-administration-shell.json`)) as Shell };
  };
  const semanticsOf = (elements: Element[]) =>
    Object.fromEntries(elements.map(({ idShort, semanticId }) => [idShort ?? '', semanticId?.keys[0]?.value] as const));

  it.each(
    units
      .filter(({ isDeleted }) => !isDeleted)
      .slice(0, 9)
      .map((unit) => [unit.serialNumber, unit]),
  )(
    'J3: the Asset Administration Shell of %s is one, as its own library verifies',
    async (serialNumber, { equipmentId }) => {
      const { shell } = await shellOf(equipmentId, serialNumber);
      const read = jsonization.environmentFromJsonable(
        shell as unknown as Parameters<typeof jsonization.environmentFromJsonable>[0],
      );
      expect(read.error?.message).toBeUndefined();
      const errors = [...verification.verify(read.mustValue())].map(
        ({ path, message }) => `${path.toString()}: ${message}`,
      );
      expect(errors).toEqual([]);
    },
  );

  it('J3: it has all that the templates demand, and its files are in the pack', async () => {
    const { files, shell } = await shellOf(malmo.equipmentId, '30-114-0021');
    const [nameplate, handover] = shell.submodels;
    expect(semanticsOf(nameplate!.submodelElements)).toMatchObject(required['Nameplate']!);
    expect(semanticsOf(handover!.submodelElements)).toMatchObject(required['HandoverDocumentation']!);
    const documents = handover!.submodelElements[0]!.value as Element[];
    expect(documents.length).toBeGreaterThan(3);
    for (const document of documents) {
      const lists = document.value as Element[];
      expect(semanticsOf(lists)).toMatchObject(required['Document']!);
      for (const list of lists) {
        const [first] = list.value as Element[];
        expect(semanticsOf(first!.value as Element[])).toMatchObject(required[list.idShort!]!);
        const digital = (first!.value as Element[]).find(({ idShort }) => idShort === 'DigitalFiles');
        for (const { value } of (digital?.value ?? []) as Element[]) {
          expect(files).toHaveProperty([`30-114-0021/${decodeURIComponent(value as string)}`]);
        }
      }
    }
    const valueOf = (idShort: string) => nameplate!.submodelElements.find((one) => one.idShort === idShort)?.value;
    expect(valueOf('SerialNumber')).toBe('30-114-0021');
    expect(valueOf('YearOfConstruction')).toBe('2016');
    expect(valueOf('URIOfTheProduct')).toMatch(new RegExp(`/i/${malmo.equipmentId}$`));
    expect(valueOf('ManufacturerProductDesignation')).toEqual([
      { language: 'en', text: expect.stringMatching(/^Gasketed plate heat exchanger GX-050/) as string },
      { language: 'de', text: expect.stringMatching(/Plattenwärmetauscher/) as string },
    ]);
  });

  it('J3: the library notices what is wrong (negative control)', async () => {
    const { shell } = await shellOf(malmo.equipmentId, '30-114-0021');
    shell.submodels[0]!.submodelElements[0]!.idShort = 'not an id';
    const read = jsonization.environmentFromJsonable(
      shell as unknown as Parameters<typeof jsonization.environmentFromJsonable>[0],
    );
    expect([...verification.verify(read.mustValue())].length).toBeGreaterThan(0);
  });
});
