import { catalogueVersionKey, demoQuotesKey, indexSearch, type Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { basename } from 'node:path';
import { storeColumns } from '../memory/category/stored-columns.ts';
import { storeContents } from '../memory/load-categories.ts';
import { checkArticles } from './checks/check-articles.ts';
import { checkCategories } from './checks/check-categories.ts';
import { checkFiles } from './checks/check-files.ts';
import { checkKeys } from './checks/check-keys.ts';
import { checkMarkets } from './checks/check-markets.ts';
import { checkPrices } from './checks/check-prices.ts';
import { checkReferences } from './checks/check-references.ts';
import { checkTexts } from './checks/check-texts.ts';
import { checkUnits } from './checks/check-units.ts';
import type { Staged } from './checks/staged.ts';
import { findFiles, FolderError } from './reading/find-files.ts';
import type { KnownAttributes } from './reading/headings.ts';
import { readContent, type CatalogueContent } from './reading/read-content.ts';
import { ImportReport } from './report.ts';
import { sheetNames } from './sheets/all-sheets.ts';
import type { SheetName } from './sheets/sheet.ts';
import { stagedRows } from './staging/staged-rows.ts';
import { stageSheet } from './staging/stage-sheet.ts';
import { bringBackWithdrawn, takeOutCatalogue } from './writing/keep-withdrawn.ts';
import { writeArticles } from './writing/write-articles.ts';
import { writeCustomers } from './writing/write-customers.ts';
import { writeDocuments } from './writing/write-documents.ts';
import { writePictures } from './writing/write-pictures.ts';
import { writeReference } from './writing/write-reference.ts';
import { writeTree } from './writing/write-tree.ts';
import { writeUnits } from './writing/write-units.ts';

/** Arbitrary number of the advisory lock: one import at a time. */
const catalogueLock = 704_250_013;

/** What an import found, and what it did. */
export interface ImportOutcome {
  report: ImportReport;
  /** Articles that were not there before, that were, and that the new catalogue no longer has. */
  articles: { added: number; kept: number; withdrawn: number };
  /** Members of customers who have never signed in. */
  unknownMembers: number;
}

interface ImportOptions {
  db: Kysely<Database>;
  folder: string;
  /** Only reads and reports. */
  isDryRun: boolean;
  /** Called at the beginning of each part. */
  tell: (what: string) => void;
}

/**
 * Replaces the catalogue of the database by that of a folder. Everything is read into temporary tables and checked
 * first; when something is wrong nothing is written. Then one transaction writes the whole, so that readers have the
 * old catalogue or the new one, and a process that dies leaves the old one: the same command begins again.
 *
 * @throws FolderError, also while another import runs and for a database of the demo
 */
export function importCatalogue({ db, folder, isDryRun, tell }: ImportOptions): Promise<ImportOutcome> {
  return db.connection().execute(async (one) => {
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_lock(${sql.lit(catalogueLock)}) as "isFree"`.execute(one);
    if (!rows[0]!.isFree) throw new FolderError('Another import is running on this database. Wait until it has ended.');
    try {
      await refuseDemo(one);
      const staged = await stage(one, folder, tell);
      const content = await check(staged, tell);
      const articles = await countArticles(one);
      const isWritten = staged.report.count === 0 && !isDryRun;
      const unknownMembers = isWritten ? await write(staged, content, tell) : 0;
      return { report: staged.report, articles, unknownMembers };
    } finally {
      await sql`discard temporary`.execute(one);
      await sql`select pg_advisory_unlock(${sql.lit(catalogueLock)})`.execute(one);
    }
  });
}

async function refuseDemo(db: Kysely<Database>): Promise<void> {
  const mark = db.selectFrom('meta').select('key').where('key', '=', demoQuotesKey);
  if ((await mark.executeTakeFirst()) === undefined) return;
  throw new FolderError(
    'This database holds the demo company. Give your own shop another one: DATABASE_URL or DATA_DIR, without DEMO=true.',
  );
}

async function stage(db: Kysely<Database>, folder: string, tell: (what: string) => void): Promise<Staged> {
  const report = new ImportReport();
  const files = await findFiles(folder, report);
  let attributes: KnownAttributes | null = new Map();
  const fileOf = (name: SheetName): string => basename(files.sheets.get(name) ?? `${name}.csv`);
  for (const name of sheetNames) {
    const path = files.sheets.get(name);
    if (path !== undefined) tell(`reading ${fileOf(name)}`);
    await stageSheet(db, name, path, attributes, report);
    if (name !== 'attributes') continue;
    const rows = await stagedRows(db, name);
    attributes =
      report.countIn(fileOf(name)) > 0
        ? null
        : new Map(rows.map((row) => [row['id'] as string, row['type'] as 'text']));
  }
  return { db, folder, files, report, fileOf };
}

async function check(staged: Staged, tell: (what: string) => void): Promise<CatalogueContent> {
  tell('checking');
  const checks = [checkKeys, checkReferences, checkCategories, checkArticles, checkTexts];
  for (const one of [...checks, checkPrices, checkMarkets, checkFiles, checkUnits]) await one(staged);
  const markets = await stagedRows(staged.db, 'markets');
  const languages = [
    ...new Set(markets.flatMap((row) => row['languages'] as CatalogueContent['pages'][0]['language'][])),
  ];
  return readContent(staged.folder, staged.files, languages, staged.report);
}

async function countArticles(db: Kysely<Database>): Promise<ImportOutcome['articles']> {
  const { rows } = await sql<ImportOutcome['articles']>`
    select count(*) filter (where commercial_item_id is null)::int as added,
      count(*) filter (where commercial_item_id = article.key)::int as kept,
      count(*) filter (where article.key is null and sales <> 'discontinued')::int as withdrawn
    from staged_articles as article full join variant on commercial_item_id = article.key`.execute(db);
  return rows[0]!;
}

async function write(
  { db: one, folder }: Staged,
  content: CatalogueContent,
  tell: (what: string) => void,
): Promise<number> {
  const unknownMembers = await one.transaction().execute(async (db) => {
    tell('writing');
    await takeOutCatalogue(db);
    const pictures = await writePictures(db, folder);
    await writeReference(db, pictures, content);
    await writeTree(db);
    await writeDocuments(db, folder);
    await writeArticles(db);
    await writeUnits(db);
    const unknown = await writeCustomers(db);
    await bringBackWithdrawn(db);
    await sql`analyze item, variant, relation, variant_category`.execute(db);
    tell('indexing for the search');
    await indexSearch(db);
    const version = { key: catalogueVersionKey, value: `${Date.now()}` };
    await db
      .insertInto('meta')
      .values(version)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(version))
      .execute();
    await storeColumns(db);
    await storeContents(db);
    return unknown;
  });
  await sql`vacuum analyze`.execute(one);
  return unknownMembers;
}
