import { configOrExit } from '@shop/server';
import { readConfig } from './config.ts';
import { runOnDatabase } from './run-on-database.ts';

/** `migrate` brings the schema to the version of this release and ends. Where nothing is to be done it changes nothing. */
await runOnDatabase(configOrExit(readConfig(process.env)), () => {
  console.log('The schema is up to date.');
  return Promise.resolve(true);
});
