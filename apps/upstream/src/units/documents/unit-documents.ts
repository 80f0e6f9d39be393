import { vdiClasses, type AnswerOf, type units, type VdiClass } from '@shop/api-contracts';
import type { DocumentTable } from '@shop/commerce-model';
import { dimensionsOf } from '../../catalogue/items/item-dimensions.ts';
import { documentKind } from '../../catalogue/items/item-documents.ts';
import type { Call } from '../../http/route.ts';
import { unitUnknown } from '../registration/registrations.ts';

type Kind = DocumentTable['kind'];
type Documents = AnswerOf<typeof units.documentation>;
type DocumentsCall = Pick<Call<typeof units.documentation>, 'db' | 'params' | 'context'>;

/** Class of VDI 2770 by kind of document. */
export const classOf: Record<Kind, VdiClass> = {
  manual: '03-02',
  instruction: '03-04',
  dataSheet: '02-01',
  drawing: '02-02',
  certificate: '02-04',
};

/** Manuals and instructions. Throws a Problem 404 unit_unknown. */
export const readDocumentation = (call: DocumentsCall): Promise<Documents> =>
  readDocuments(call, ['manual', 'instruction']);

/** Data sheets, drawings with their files for CAD, and certificates. Throws a Problem 404 unit_unknown. */
export const readTechnicalDocumentation = (call: DocumentsCall): Promise<Documents> =>
  readDocuments(call, ['dataSheet', 'drawing', 'certificate']);

async function readDocuments({ db, params, context }: DocumentsCall, kinds: Kind[]): Promise<Documents> {
  const { language } = context;
  const rows = await db
    .selectFrom('unit')
    .leftJoin('variant', 'variant.commercial_item_id', 'unit.commercial_item_id')
    .leftJoin('document', (join) =>
      join.on((on) => on('document.id', '=', on.fn.any('variant.document_ids'))).on('document.kind', 'in', kinds),
    )
    .where('unit.equipment_id', '=', params.id)
    .where('unit.deleted_at', 'is', null)
    .orderBy('document.position')
    .select([
      'variant.dimensions',
      'document.names',
      'document.kind',
      'document.language',
      'document.revision',
      'document.src',
      'document.format',
      'document.bytes',
    ])
    .execute();
  const [first] = rows;
  if (!first) throw unitUnknown(params.id);
  const files = kinds.includes('drawing') ? (dimensionsOf(first.dimensions, language)?.files ?? []) : [];
  const documents = rows.flatMap(({ names, kind, language: own, revision, src, format, bytes }) =>
    names === null || kind === null || src === null || format === null || bytes === null
      ? []
      : {
          name: names[language],
          kind: documentKind(kind, language),
          language: own,
          revision,
          src,
          format,
          bytes,
          vdiClass: classOf[kind],
        },
  );
  const rank = (own: string | null) => (own === null || own === language ? 0 : own === 'en' ? 1 : 2);
  return {
    documents: [...documents, ...files.map((file) => ({ ...file, vdiClass: classOf.drawing }))].toSorted(
      (a, b) => vdiClasses.indexOf(a.vdiClass) - vdiClasses.indexOf(b.vdiClass) || rank(a.language) - rank(b.language),
    ),
  };
}
