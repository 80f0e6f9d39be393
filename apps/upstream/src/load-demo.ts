import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { Demo } from './database/demo.ts';
import { partnerDesk } from './quotes/offers/partner-desk.ts';

/**
 * Loads the demo company. Only with DEMO=true: production images leave it out. Throws an Error when it is not
 * installed.
 */
export async function loadDemo(): Promise<Demo> {
  const { answerAsPartner, isDemoDatabase, moveDemoToPresent } = await import('@shop/demo-company/live').catch(
    (cause: unknown) => {
      throw new Error('DEMO: the demo company is not installed; build the image with --target demonstration', {
        cause,
      });
    },
  );
  return {
    isIn: isDemoDatabase,
    fill: importDemoData,
    moveToPresent: moveDemoToPresent,
    answerAsPartner: (db, job) => answerAsPartner(db, partnerDesk, job),
  };
}

/** Loads its modules only now: most starts find a filled database. */
async function importDemoData(db: Kysely<Database>): Promise<void> {
  const { createDemoCompany, importDemoCompany } = await import('@shop/demo-company');
  const { pdfFonts } = await import('./paper/pdf/pdf-fonts.ts');
  await importDemoCompany(db, createDemoCompany(), pdfFonts);
}
