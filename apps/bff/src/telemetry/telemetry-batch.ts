import { z } from 'zod';

/** Items of a batch; the SDK sends far fewer. */
const maxItems = 5_000;
const batchSchema = z
  .array(z.object({ iKey: z.string() }))
  .min(1)
  .max(maxItems);
const answerSchema = z.object({
  itemsReceived: z.int().min(0),
  itemsAccepted: z.int().min(0),
  errors: z.array(z.object({ index: z.int().min(0), statusCode: z.int() })).default([]),
});

/** True for a batch of items that all name this key: the path is no way to the resources of others. */
export function isBatchFor(key: string, body: Buffer): boolean {
  const batch = batchSchema.safeParse(parsed(body.toString('utf8')));
  return batch.success && batch.data.every(({ iKey }) => iKey === key);
}

/** What the collector took of a batch, from its answer; undefined when it is none of its answers. */
export const acceptedOf = (status: number, text: string): z.output<typeof answerSchema> | undefined =>
  status === 200 || status === 206 ? answerSchema.safeParse(parsed(text)).data : undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
