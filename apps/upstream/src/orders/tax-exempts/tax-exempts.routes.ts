import { taxExempts, type Endpoint } from '@shop/api-contracts';
import type { Deps } from '../../http/deps.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { signedInRoute, type Route, type SignedInCall } from '../../http/route.ts';
import { notFound, Problem } from '../../problem/problem.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';
import { lastExpiryDay } from './last-expiry-day.ts';
import { TaxExemptStore } from './tax-exempt-store.ts';
import { today } from '../today.ts';

/** Maximum number of exemptions per owner. */
const maxTaxExempts = 200;

/** Routes of sales tax exemptions: only in the United States, 404 elsewhere. */
export function taxExemptRoutes({ settings }: Pick<Deps, 'settings'>): Route[] {
  return [
    signedInRoute(taxExempts.list, (call) => storeOf(call).all(call.query.validOnly)),
    signedInRoute(taxExempts.add, async (call) => {
      const store = storeOf(call);
      checkExemption(call.query, call.catalogue.reference, today(call.context.market));
      if ((await store.all()).length >= maxTaxExempts) {
        throw new Problem(409, 'too_many_tax_exempts', `No more than ${maxTaxExempts} exemptions are allowed`);
      }
      const added = await store.add(call.query, call.file!, call.context.locale);
      if (settings.demo) {
        const job = { kind: 'decideTaxExempt', taxExemptId: added.id } as const;
        await enqueue(call.db, job, { dueInSeconds: settings.demoPartnerSeconds });
      }
      return added;
    }),
    signedInRoute(taxExempts.remove, async (call) => {
      await storeOf(call).remove(call.params.id);
      return null;
    }),
    signedInRoute(taxExempts.file, async (call) => {
      const file = await storeOf(call).file(call.params.id);
      if (!file) throw notFound('tax_exempt_unknown', 'Exemption not found');
      return file;
    }),
  ];
}

function storeOf({ db, person, context }: Pick<SignedInCall<Endpoint>, 'db' | 'person' | 'context'>): TaxExemptStore {
  if (context.market.country !== 'US')
    throw notFound('no_tax_exempts', 'Exemptions are available in the United States only');
  return new TaxExemptStore(db, person, today(context.market));
}

/** Throws a Problem 422 that names the field: `date_invalid`, `date_past`, `date_too_late`, `state_unknown`. */
function checkExemption(
  { stateCode, expiryDate }: { stateCode: string; expiryDate: string },
  { countries }: ReferenceData,
  today: string,
): void {
  const fieldProblem = (code: string, field: string, message: string): Problem =>
    new Problem(422, code, message, { errors: [{ path: `query.${field}`, message }] });
  const day = new Date(`${expiryDate}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== expiryDate || expiryDate < '0001') {
    throw fieldProblem('date_invalid', 'expiryDate', 'Invalid day');
  }
  if (expiryDate < today) throw fieldProblem('date_past', 'expiryDate', 'The exemption has expired');
  if (expiryDate > lastExpiryDay(today)) {
    throw fieldProblem('date_too_late', 'expiryDate', 'A certificate is valid for ten years at most');
  }
  const states = countries.find(({ code }) => code === 'US')?.states ?? [];
  if (!states.some(({ code }) => code === stateCode)) {
    throw fieldProblem('state_unknown', 'stateCode', 'Unknown state');
  }
}
