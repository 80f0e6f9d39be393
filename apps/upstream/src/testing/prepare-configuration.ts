import { safeParse } from 'zod/mini';
import { saveConfiguration } from '../configurations/save-configuration.ts';
import { savedConfigurationSchema } from '../configurations/saved-configuration.ts';
import type { TestUpstream } from './start-test-upstream.ts';

/** A small PDF file in base64. */
export const somePdf = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');

/** A configuration as the configurator writes it back. */
export const someConfiguration = {
  savedAt: 1,
  names: { en: 'GX-050, 61 plates', de: 'GX-050, 61 Platten' },
  lines: [
    { lineId: '10', commercialItemId: 'GX050FP', quantity: 1, enclosures: [{ name: 'GX-050.pdf', content: somePdf }] },
    { lineId: '20', commercialItemId: 'GX050CPH44', quantity: 59, enclosures: [] },
  ],
  listPrice: 123_400 as number | null,
  design: '{"model":"GX050"}',
};

/** Makes a configuration of a person, as if it had come from the configurator, and returns its id and that of its enclosure. */
export async function prepareConfiguration(
  { deps: { db } }: TestUpstream,
  oid: string,
  saved: Partial<typeof someConfiguration> & { id?: string } = {},
): Promise<{ configuration: string; enclosure: string }> {
  const { id = `made-for-${oid}`.slice(0, 40), ...content } = saved;
  const sessionId = `session-${id}`.slice(0, 40);
  await db
    .insertInto('configurator_session')
    .values({ id: sessionId, oid, configuration_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { data, error } = safeParse(savedConfigurationSchema, { ...someConfiguration, ...content, sessionId });
  if (!data) throw error;
  await db.transaction().execute((transaction) => saveConfiguration(transaction, data));
  const { lines } = await db.selectFrom('configuration').select('lines').where('id', '=', id).executeTakeFirstOrThrow();
  return { configuration: id, enclosure: lines.flatMap((line) => line.enclosures ?? [])[0]?.enclosureId ?? '' };
}
