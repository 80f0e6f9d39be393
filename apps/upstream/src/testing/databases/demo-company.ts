import { createDemoCompany } from '@shop/demo-company';

/** What the demo's database was filled with; created once for all tests of a run, which leave it as it is. */
export const company = createDemoCompany();
