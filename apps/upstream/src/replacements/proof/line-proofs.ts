import type { CartItemId, Endpoint, LineProof } from '@shop/api-contracts';
import { settingsOf } from '@shop/commerce-model';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ReceivedFile } from '../../http/files/receive-file.ts';
import type { Call, SignedInCall } from '../../http/route.ts';
import { Problem } from '../../problem/problem.ts';
import { proveReplacement, type ProofCall } from './prove-replacement.ts';
import { writeProof, type ProofWriting } from './write-proof.ts';

type LineCall = Pick<Call<Endpoint>, 'db' | 'catalogue' | 'context'>;

/** A line of a quote cart that a proof goes with. */
interface ProvenLine {
  lineId: string;
  commercialItemId: string;
  proof: LineProof;
}

/** Of these items, those whose proof cannot be computed for their article. */
export async function itemsWithoutProof<
  Item extends { cartItemId: CartItemId; article?: { commercialItemId: string } | undefined },
>(call: LineCall, items: readonly Item[]): Promise<Item[]> {
  const wrong: Item[] = [];
  for (const item of items) {
    const { proof } = item.cartItemId;
    if (proof && !(await canBeProven(call, { proof, commercialItemId: item.article?.commercialItemId ?? '' }))) {
      wrong.push(item);
    }
  }
  return wrong;
}

async function canBeProven(call: LineCall, line: Omit<ProvenLine, 'lineId'>): Promise<boolean> {
  const proof = await ifComputable(() => proveReplacement(proofCallOf(call, line)));
  return proof !== null;
}

/** Lines of a person's open quote cart that a proof goes with. */
export async function linesWithProof(
  { db, person }: Pick<SignedInCall<Endpoint>, 'db' | 'person'>,
  cartId: string,
): Promise<ProvenLine[]> {
  const { rows } = await sql<ProvenLine>`
    select line_id as "lineId", commercial_item_id as "commercialItemId", cart_item_id -> 'proof' as proof
    from cart_line join cart on cart.id = cart_id
    where cart_id = ${cartId} and oid = ${person.oid} and state = 'open' and action = 'RequestQuote' and cart_item_id ->> 'proof' is not null
    order by position, line_id`.execute(db);
  return rows;
}

/**
 * The proofs of a quote cart as files, by line, computed by today's figures; a line is missing whose proof cannot be
 * computed any more. Throws a Problem 503 `documents_busy`.
 */
export async function writeLineProofs(
  call: LineCall & Pick<SignedInCall<Endpoint>, 'person'>,
  cartId: string,
  writing: ProofWriting,
): Promise<Map<string, LineProofFile>> {
  const files = new Map<string, LineProofFile>();
  for (const line of await linesWithProof(call, cartId)) {
    const file = await ifComputable(() => writeProof(proofCallOf(call, line), writing));
    if (!file) continue;
    const bytes = Buffer.from(file.bytes);
    files.set(line.lineId, { ...file, bytes, hash: createHash('sha256').update(bytes).digest('hex') });
  }
  return files;
}

export type LineProofFile = Omit<ReceivedFile, 'type'> & { type: string };

function proofCallOf(
  { db, catalogue, context }: LineCall,
  { proof, commercialItemId }: Omit<ProvenLine, 'lineId'>,
): ProofCall {
  const { market, companyId } = context;
  const site = companyId === null ? undefined : catalogue.reference.companies.get(companyId);
  // a market without replacements has no such category, and no proof
  const categoryId = settingsOf(market, site).replacementUnitsCategoryId ?? '';
  return { db, catalogue, context, query: { ...proof, categoryId, compare: commercialItemId } };
}

const notComputable = new Set(['category_unknown', 'replacement_unknown', 'duty_not_computable']);

async function ifComputable<Result>(compute: () => Promise<Result>): Promise<Result | null> {
  try {
    return await compute();
  } catch (error) {
    if (error instanceof Problem && notComputable.has(error.code)) return null;
    throw error;
  }
}
