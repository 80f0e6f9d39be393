import { httpUrl, integer, isLoopback, type Environment } from '@shop/server';
import { z } from 'zod';
import type { OpenSearchSettings } from './opensearch/opensearch-client.ts';

/** Environment variables of OpenSearch; its address, which may have a password, also as `OPENSEARCH_URL_FILE`. */
export const openSearchVariables = {
  /** `https://user:password@host:9200`. Without it the database searches. */
  OPENSEARCH_URL: httpUrl
    .refine((text) => !URL.canParse(text) || new URL(text).search === '', 'must be an address without a query')
    .optional(),
  /** What the names of its indices begin with, where shops share a cluster. */
  OPENSEARCH_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,40}$/, 'must be lower-case letters, digits and hyphens')
    .default('shop'),
  /** Milliseconds after which the database answers a search in its place. */
  OPENSEARCH_TIMEOUT_MS: integer(10, 10_000).default(300),
};

/** Requires https where a password is sent to another machine. */
export function openSearchErrors({ OPENSEARCH_URL: address }: Environment): string[] {
  if (address === undefined || !URL.canParse(address)) return [];
  const url = new URL(address);
  const isSafe = url.protocol === 'https:' || url.password === '' || isLoopback(url);
  return isSafe ? [] : ['OPENSEARCH_URL: must be https where it has a password'];
}

/** Settings of OpenSearch, from a valid configuration; null without it. */
export const openSearchOf = ({
  OPENSEARCH_URL: url,
  OPENSEARCH_PREFIX: prefix,
  OPENSEARCH_TIMEOUT_MS: timeoutMs,
}: z.output<z.ZodObject<typeof openSearchVariables>>): OpenSearchSettings | null =>
  url === undefined ? null : { url, prefix, timeoutMs };
