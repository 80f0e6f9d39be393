import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import type { PackDocument, PackUnit } from './read-pack-units.ts';
import type { PlannedUnit } from './pack-plan.ts';
import { streamPack } from './stream-pack.ts';

const unit: PackUnit = {
  equipmentId: 'u1',
  serialNumber: '30-114-0021',
  manufacturerName: 'Vadholm',
  names: null,
  constructionName: null,
  modelName: null,
  familyId: null,
  year: null,
  attributes: {},
  documents: [],
};
const document: PackDocument = {
  hash: '0',
  names: {
    en: 'Manual',
    sv: 'Manual',
    de: 'Manual',
    fr: 'Manual',
    nl: 'Manual',
    'pt-BR': 'Manual',
    'sr-Latn': 'Manual',
  },
  kind: 'manual',
  vdiClass: '03-02',
  language: 'en',
  revision: null,
  fileName: 'manual.pdf',
  type: 'application/pdf',
  bytes: 3,
};
/** A unit with files whose paths, folder included, have 100 letters. */
const unitWith = (fileCount: number, folder: string): PlannedUnit => ({
  folder,
  unit,
  files: Array.from({ length: fileCount }, (_, at) => ({
    ...document,
    path: `${at}`.padStart(99 - folder.length, '0'),
  })),
  missingClasses: [],
});

describe('the document pack', () => {
  // yazl counts other records at the end of a ZIP from 64 kB of directory on; an entry takes 155 bytes of it
  it.each([1, 400, 420, 421, 422, 423, 424, 500, 2_000])(
    'J3: with %i files is as long as its answer says',
    async (count) => {
      const { length, stream } = await streamPack([unitWith(count, 'unit')], {
        read: async function* content() {
          await Promise.resolve();
          yield Buffer.from('abc');
        },
        shellOf: () => '{}',
      });
      const bytes = await buffer(stream);
      expect(bytes).toHaveLength(length);
      expect(Object.keys(unzipSync(bytes))).toHaveLength(count + 2);
    },
  );
});
