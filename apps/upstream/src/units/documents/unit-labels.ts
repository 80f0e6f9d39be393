import { labelsPerSheet, type FileAnswer, type units } from '@shop/api-contracts';
import { settingsOf } from '@shop/commerce-model';
import { sql } from 'kysely';
import { wordsOf } from '../../paper/document-words.ts';
import type { SellerContact } from '../../paper/seller-contact.ts';
import type { Deps } from '../../http/deps.ts';
import type { Call } from '../../http/route.ts';
import type { DocumentQueue } from '../../paper/document-queue.ts';
import type { Label } from '../../paper/labels/label.ts';
import { Problem } from '../../problem/problem.ts';
import { isOwn, unitUnknown } from '../registration/registrations.ts';
import { unitNameOf, unitQuery } from '../unit-rows.ts';

type LabelCall = Pick<Call<typeof units.label>, 'db' | 'person' | 'context' | 'catalogue'>;
type Writing = Pick<Deps, 'writeDocument'> & { shopUrl: string | null; queue: DocumentQueue };

/** The label of a unit as SVG. Throws a Problem 404 `unit_unknown`, 503 `labels_unavailable`, `documents_busy`. */
export async function writeLabel(call: Call<typeof units.label>, writing: Writing): Promise<FileAnswer> {
  const [label] = await labelsOf(call, [call.params.id], writing.shopUrl);
  const bytes = await writing.queue(() => writing.writeDocument('label', label!));
  return { name: `${titleOf(call, [label!])}.svg`, type: 'image/svg+xml', bytes };
}

/**
 * Labels of units as PDF. Throws a Problem 404 `unit_unknown`, 400 `position_unknown`, 503 `labels_unavailable`,
 * `documents_busy`.
 */
export async function writeLabels(call: Call<typeof units.labels>, writing: Writing): Promise<FileAnswer> {
  const { equipmentIds, sheet: kind, firstPosition = 1 } = call.body;
  if (firstPosition > labelsPerSheet[kind]) {
    throw new Problem(400, 'position_unknown', `The sheet has ${labelsPerSheet[kind]} labels`);
  }
  const labels = await labelsOf(call, equipmentIds, writing.shopUrl);
  const { market, companyId } = call.context;
  const site = companyId === null ? undefined : call.catalogue.reference.companies.get(companyId);
  const { contact } = settingsOf(market, site) as unknown as { contact: SellerContact };
  const title = titleOf(call, labels);
  const language = wordsOf(call.context).format.locale;
  const sheet = { kind, firstPosition, labels, language, title, author: contact.name, writtenOn: new Date() };
  const bytes = await writing.queue(() => writing.writeDocument('labelSheet', sheet));
  return { name: `${title}.pdf`, type: 'application/pdf', bytes };
}

function titleOf({ context }: LabelCall, labels: readonly Label[]): string {
  const { say } = wordsOf(context);
  const [first, ...others] = labels;
  return others.length === 0 ? say('labels.titleOfOne', { serialNumber: first!.serialNumber }) : say('labels.title');
}

/** Labels in the order of the ids, with the owner's name for own units. Throws a Problem 404 `unit_unknown`. */
async function labelsOf(
  { db, person, context }: LabelCall,
  equipmentIds: readonly string[],
  shopUrl: string | null,
): Promise<Label[]> {
  // a label that leads nowhere would hang on the machine for years
  if (shopUrl === null) throw new Problem(503, 'labels_unavailable', 'The address of the shop is not configured');
  const ownName = person ? sql<string | null>`case when ${isOwn(person)} then custom_name end` : sql<null>`null`;
  const rows = await unitQuery(db, context.language)
    .leftJoin('unit_registration', 'unit_registration.equipment_id', 'unit.equipment_id')
    .select(ownName.as('customName'))
    .where('unit.equipment_id', 'in', equipmentIds)
    .execute();
  const byId = new Map(rows.map((row) => [row.equipmentId, row]));
  const { say } = wordsOf(context);
  return equipmentIds.map((id) => {
    const row = byId.get(id);
    if (!row) throw unitUnknown(id);
    const address = `${shopUrl}/i/${id}`;
    return {
      address,
      serialCaption: say('labels.serialNumber'),
      codeAlt: say('labels.code', { address }),
      serialNumber: row.serialNumber,
      name: unitNameOf(row),
      customName: row.customName || null,
    };
  });
}
