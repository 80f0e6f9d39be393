import type { VdiClass } from '@shop/api-contracts';
import type { AttributeValues, Database, DocumentTable, Translated } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import { unitUnknown } from '../registration/registrations.ts';
import { classOf } from '../documents/unit-documents.ts';

/** A document that goes into a pack; its content is in `media`. */
export interface PackDocument {
  hash: string;
  names: Translated;
  kind: DocumentTable['kind'];
  vdiClass: VdiClass;
  /** Null: without language. */
  language: string | null;
  revision: string | null;
  fileName: string;
  /** Media type. */
  type: string;
  bytes: number;
}

/** What anybody may know of a unit, with the documents of its construction. */
export interface PackUnit {
  equipmentId: string;
  serialNumber: string;
  manufacturerName: string;
  /** Names of the article; null for a unit of another make. */
  names: Translated | null;
  constructionName: string | null;
  modelName: string | null;
  familyId: string | null;
  year: number | null;
  attributes: AttributeValues;
  documents: PackDocument[];
}

/** Reads units in the order of `ids`, each once, in three queries. Throws a Problem 404 unit_unknown. */
export async function readPackUnits(db: Kysely<Database>, ids: string[], languages: string[]): Promise<PackUnit[]> {
  const rows = await db
    .selectFrom('unit')
    .leftJoin('variant', 'variant.commercial_item_id', 'unit.commercial_item_id')
    .where('unit.deleted_at', 'is', null)
    .where('unit.equipment_id', 'in', ids)
    .select([
      'unit.equipment_id as equipmentId',
      'unit.serial_number as serialNumber',
      'unit.manufacturer_name as manufacturerName',
      'unit.construction_name as constructionName',
      'unit.customer_model_name as modelName',
      'unit.product_family_id as familyId',
      'unit.year',
      'unit.attributes',
      'variant.names',
      'variant.dimensions',
      'variant.document_ids as documentIds',
    ])
    .execute();
  const byId = new Map(rows.map((row) => [row.equipmentId, row]));
  const asked = [...new Set(ids)].map((id) => {
    const row = byId.get(id);
    if (!row) throw unitUnknown(id);
    return row;
  });
  const documentIds = [...new Set(rows.flatMap((row) => row.documentIds ?? []))];
  const stored = documentIds.length === 0 ? [] : await readDocuments(db, documentIds, languages);
  const described = asked.map(({ documentIds: own, dimensions, ...unit }) => ({
    ...unit,
    files: [
      ...stored.filter(({ id }) => own?.includes(id)),
      ...(dimensions?.files ?? []).map(({ names, src }) => ({
        names,
        src,
        kind: 'drawing' as const,
        language: null,
        revision: null,
      })),
    ],
  }));
  const media = await readMedia(
    db,
    described.flatMap(({ files }) => files.map(({ src }) => src)),
  );
  return described.map(({ files, ...unit }) => ({
    ...unit,
    documents: files.flatMap(({ names, src, kind, language, revision }) => {
      const file = media.get(src);
      return file ? { ...file, names, kind, vdiClass: classOf[kind], language, revision } : [];
    }),
  }));
}

const readDocuments = (db: Kysely<Database>, ids: string[], languages: string[]) =>
  db
    .selectFrom('document')
    .select(['id', 'names', 'kind', 'language', 'revision', 'src'])
    .where('id', 'in', ids)
    .where((on) => on.or([on('language', 'is', null), on('language', 'in', languages)]))
    .orderBy('position')
    .execute();

/** `/media/{hash}/{name}` */
const mediaAddress = /^\/media\/([0-9a-f]+)\/([^/]+)$/;

/** Files by their address; those that are kept elsewhere are left out. */
async function readMedia(
  db: Kysely<Database>,
  addresses: string[],
): Promise<Map<string, Pick<PackDocument, 'hash' | 'fileName' | 'type' | 'bytes'>>> {
  const places = new Map(
    addresses.flatMap((src) => {
      const [, hash, name] = mediaAddress.exec(src) ?? [];
      return hash && name ? [[src, { hash, name }] as const] : [];
    }),
  );
  const hashes = [...new Set([...places.values()].map(({ hash }) => hash))];
  if (hashes.length === 0) return new Map();
  const rows = await db.selectFrom('media').select(['hash', 'type', 'length']).where('hash', 'in', hashes).execute();
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  return new Map(
    [...places].flatMap(([src, { hash, name }]) => {
      const row = byHash.get(hash);
      return row
        ? [[src, { hash, fileName: decodeURIComponent(name), type: row.type, bytes: row.length }] as const]
        : [];
    }),
  );
}
