import { resolve } from 'node:path';
import { configOrExit } from '@shop/server';
import { readConfig } from '../config.ts';
import { runOnDatabase } from '../run-on-database.ts';
import { importCatalogue } from './import-catalogue.ts';
import { entriesOf, FolderError } from './reading/find-files.ts';

/**
 * `import FOLDER` replaces the catalogue by that of a folder (docs/own-catalogue.md): in the database of DATABASE_URL,
 * while servers use it, else in the embedded one in DATA_DIR, while none does. `--dry-run` only checks the folder.
 */
const parameters = process.argv.slice(2);
// without a second -- npm keeps the flag for itself, and says so in this variable
const isDryRun = parameters.includes('--dry-run') || process.env['npm_config_dry_run'] === 'true';
const [given, ...others] = parameters.filter((one) => one !== '--dry-run');
if (given === undefined || others.length > 0 || given.startsWith('-')) {
  console.error('Which folder? npm run import -- FOLDER, or npm run import -- FOLDER --dry-run');
  process.exit(1);
}

// npm starts it in the folder of package.json, whatever folder one is in
const folder = resolve(process.env['INIT_CWD'] ?? '', given);
// before the database, which would be made for a folder that does not exist
await entriesOf(folder).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    console.error('Stopped. The new catalogue is written as a whole or not at all: the same command begins again.');
    process.exit(1);
  });

await runOnDatabase(
  configOrExit(readConfig(process.env)),
  async (db) => {
    const { report, articles, unknownMembers } = await importCatalogue({
      db,
      folder,
      isDryRun,
      tell: console.log,
    });
    if (report.count > 0) {
      console.error(report.lines().join('\n'));
      return false;
    }
    const { added, kept, withdrawn } = articles;
    const counts = `${added} new articles, ${kept} known ones, ${withdrawn} withdrawn`;
    console.log(isDryRun ? `Nothing is wrong: ${counts}. Nothing was written.` : `Imported: ${counts}.`);
    if (unknownMembers > 0) {
      console.log(`${unknownMembers} members of customers have never signed in: import again when they have.`);
    }
    return true;
  },
  [FolderError],
);
