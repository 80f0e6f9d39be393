import { languages, type Language } from '@shop/commerce-model';
import * as z from 'zod/mini';
import { aliasOf } from './index-definition.ts';
import type { OpenSearchClient, OpenSearchSettings } from './opensearch-client.ts';

/** Milliseconds for a question about indices, which a busy cluster answers later than a search. */
const lookTimeoutMs = 1_000;

/** Names of the complete indices by language: those with its alias. */
export type CompleteIndices = ReadonlyMap<Language, string>;

const aliasesSchema = z.record(z.string(), z.object({ aliases: z.record(z.string(), z.unknown()) }));

/** All indices of this shop by name, with their aliases. Throws an OpenSearchError. */
export async function readIndices(
  client: OpenSearchClient,
  { prefix }: Pick<OpenSearchSettings, 'prefix'>,
): Promise<Map<string, string[]>> {
  const path = `${languages.map((language) => `${aliasOf(prefix, language)}.*`).join(',')}/_alias`;
  const found = await client({ method: 'GET', path, answer: aliasesSchema, timeoutMs: lookTimeoutMs });
  return new Map(Object.entries(found).map(([name, { aliases }]) => [name, Object.keys(aliases)]));
}

/** The complete index of every language that has one. Throws an OpenSearchError. */
export async function completeIndices(
  client: OpenSearchClient,
  settings: Pick<OpenSearchSettings, 'prefix'>,
): Promise<CompleteIndices> {
  const indices = await readIndices(client, settings);
  const complete = new Map<Language, string>();
  for (const language of languages) {
    const alias = aliasOf(settings.prefix, language);
    for (const [name, aliases] of indices) if (aliases.includes(alias)) complete.set(language, name);
  }
  return complete;
}

const triedSchema = z.object({
  timed_out: z.literal(false),
  _shards: z.object({ failed: z.literal(0) }),
  hits: z.object({}),
});

/** Searches for nothing in particular. Throws an OpenSearchError. */
export async function tryIndex(
  client: OpenSearchClient,
  { timeoutMs }: Pick<OpenSearchSettings, 'timeoutMs'>,
  name: string,
): Promise<void> {
  const body = { query: { match_all: {} }, size: 1, track_total_hits: false };
  await client({ method: 'POST', path: `${name}/_search`, body, answer: triedSchema, timeoutMs });
}
