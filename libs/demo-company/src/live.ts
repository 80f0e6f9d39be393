/** Entry of what a running shop uses of the demo company; the import of its data stays apart, which takes long to load. */
export { isDemoDatabase } from './import/move-demo-quotes.ts';
export { moveDemoToPresent } from './import/move-demo-to-present.ts';
export { answerAsPartner } from './partner/demo-partner.ts';
export type { PartnerDesk } from './partner/partner-desk.ts';
