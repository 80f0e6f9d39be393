import type { OrderQuestion } from '@shop/api-contracts';
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { localInstant, type Database } from '@shop/commerce-model';
import { enqueue } from '../outbox/enqueue.ts';
import { Problem } from '../problem/problem.ts';
import { marketZone } from './market-zone.ts';

/** Per order; each is a mail. */
const maxQuestions = 50;

interface Question {
  author: string;
  /** Where the answer goes. */
  email: string;
  text: string;
}

/** Stores a question about a placed order and mails it to the selling company. Throws a Problem 409 `order_full`. */
export async function keepQuestion(db: Kysely<Database>, orderId: string, question: Question): Promise<void> {
  await sql`select from shop_order where id = ${orderId} for update`.execute(db);
  if ((await readQuestions(db, orderId)).length >= maxQuestions) {
    throw new Problem(409, 'order_full', 'The order has too many questions; please call');
  }
  const id = randomBytes(16).toString('hex');
  await db
    .insertInto('order_question')
    .values({ id, order_id: orderId, ...question })
    .execute();
  await enqueue(db, { kind: 'orderQuestion', questionId: id });
}

/** Questions about an order that were mailed to the selling company, oldest first. */
export async function readQuestions(db: Kysely<Database>, orderId: string): Promise<OrderQuestion[]> {
  const rows = await db
    .selectFrom('order_question')
    .innerJoin('shop_order', 'shop_order.id', 'order_question.order_id')
    .select(['asked_at', 'author', 'text'])
    .select(marketZone.as('timeZone'))
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('order_question.id')
    .execute();
  return rows.map(({ asked_at: askedAt, timeZone, ...question }) => ({
    ...question,
    askedAt: localInstant(askedAt, timeZone),
  }));
}
