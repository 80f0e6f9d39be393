import type { Demo } from './database/demo.ts';
import { pdfFonts } from './paper/pdf/pdf-fonts.ts';
import { partnerDesk } from './quotes/offers/partner-desk.ts';

/**
 * Loads the demo company. Only with DEMO=true: production images leave it out. Throws an Error when it is not
 * installed.
 */
export async function loadDemo(): Promise<Demo> {
  const { answerAsPartner, createDemoCompany, importDemoCompany, isDemoDatabase, moveDemoQuotes } =
    await import('@shop/demo-company').catch((cause: unknown) => {
      throw new Error('DEMO: the demo company is not installed; build the image with --target demonstration', {
        cause,
      });
    });
  return {
    isIn: isDemoDatabase,
    fill: (db) => importDemoCompany(db, createDemoCompany(), pdfFonts),
    moveQuotes: moveDemoQuotes,
    answerAsPartner: (db, job) => answerAsPartner(db, partnerDesk, job),
  };
}
