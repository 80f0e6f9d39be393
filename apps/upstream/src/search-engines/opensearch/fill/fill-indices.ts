import { languages, type Database, type Language } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { catalogueVersion } from '../../../database/catalogue-version.ts';
import { readIndices } from '../complete-indices.ts';
import { aliasOf, indexDefinition, indexNameOf, isIndexOf } from '../index-definition.ts';
import { readIndexedArticles } from '../indexed-articles.ts';
import type { OpenSearchClient, OpenSearchSettings } from '../opensearch-client.ts';
import { takeFillLease, type FillLease } from './fill-lease.ts';
import { sendArticles } from './send-articles.ts';

/** Longer than a step of a fill with all its attempts; a fill that was killed is begun anew after it. */
const leaseSeconds = 120;
const stepMs = 30_000;

interface Filling {
  db: Kysely<Database>;
  client: OpenSearchClient;
  settings: Pick<OpenSearchSettings, 'prefix'>;
  /** All by default. */
  wanted?: readonly Language[];
  /** Also languages whose index is of this catalogue already. */
  isForced?: boolean;
  /** Told of every language. */
  tell: (what: { language: Language; articles: number; seconds: number }) => void;
  signal?: AbortSignal | undefined;
}

/**
 * `filled`: all wanted languages have an index of the catalogue. `taken`: another process fills them. `changed`: the catalogue was
 * changed meanwhile, or has never been imported. `stopped`: by the signal.
 */
export type FillOutcome = 'filled' | 'taken' | 'changed' | 'stopped';

/**
 * Fills an index of the catalogue for every language that has none of its version, each beside the one that is asked, and
 * lets its alias name it once it is complete: a fill that ends early serves nothing. Then removes what no alias names. Throws
 * an OpenSearchError.
 */
export async function fillIndices(filling: Filling): Promise<FillOutcome> {
  const { db, client, settings, wanted = languages, isForced = false } = filling;
  const version = await catalogueVersion(db);
  if (version === null) return 'changed';
  const fill = randomUUID();
  const lease = await takeFillLease(db, fill, leaseSeconds);
  if (!lease) return 'taken';
  try {
    const indices = await removeIncomplete(client, settings);
    for (const language of wanted) {
      const alias = aliasOf(settings.prefix, language);
      const [complete] = [...indices].find(([, aliases]) => aliases.includes(alias)) ?? [];
      if (!isForced && isIndexOf(complete, version)) continue;
      const outcome = await fillLanguage(filling, { language, version, fill, lease });
      if (outcome !== 'filled') return outcome;
    }
    return 'filled';
  } finally {
    await lease.release();
  }
}

const acknowledged = z.object({ acknowledged: z.literal(true) });

/** Removes what fills left that ended early: whoever has the lease fills alone. Returns the others with their aliases. */
async function removeIncomplete(client: OpenSearchClient, settings: Pick<OpenSearchSettings, 'prefix'>) {
  const indices = await readIndices(client, settings);
  const complete = new Set(languages.map((language) => aliasOf(settings.prefix, language)));
  for (const [name, aliases] of indices) {
    if (aliases.some((alias) => complete.has(alias))) continue;
    await client({ method: 'DELETE', path: name, answer: acknowledged, timeoutMs: stepMs });
    indices.delete(name);
  }
  return indices;
}

interface LanguageFill {
  language: Language;
  version: string;
  fill: string;
  lease: FillLease;
}

/** `changed`: what was read is of two catalogues. */
async function fillLanguage(filling: Filling, { language, version, fill, lease }: LanguageFill): Promise<FillOutcome> {
  const { db, client, settings, signal, tell } = filling;
  const startedAt = performance.now();
  const alias = aliasOf(settings.prefix, language);
  const name = indexNameOf(alias, version, fill);
  // documents for an index that somebody has removed would make one without mappings
  const fillAlias = `${name}.filling`;
  const send = <Answer>(method: 'POST' | 'PUT', path: string, answer: z.ZodMiniType<Answer>, body?: object) =>
    client({ method, path, answer, timeoutMs: stepMs, ...(body ? { body } : {}) });
  await send('PUT', name, acknowledged, { ...indexDefinition, aliases: { [fillAlias]: {} } });
  let articles = 0;
  for await (const step of readIndexedArticles(db, language)) {
    if (signal?.aborted) return 'stopped';
    await lease.renew();
    await sendArticles(client, fillAlias, step, signal);
    articles += step.length;
  }
  await send('POST', `${name}/_refresh`, z.object({ _shards: z.object({ failed: z.literal(0) }) }));
  const { count } = await send('POST', `${name}/_count`, z.object({ count: z.number() }));
  if (count !== articles) throw new Error(`${count} of ${articles} articles are in the search index`);
  await lease.renew();
  if ((await catalogueVersion(db)) !== version) return 'changed';
  const before = [...(await readIndices(client, settings))].filter(([, aliases]) => aliases.includes(alias));
  await send('POST', '_aliases', acknowledged, {
    actions: [
      { add: { index: name, alias } },
      { remove: { index: name, alias: fillAlias } },
      ...before.map(([index]) => ({ remove_index: { index } })),
    ],
  });
  tell({ language, articles, seconds: (performance.now() - startedAt) / 1_000 });
  return 'filled';
}
