import { sql, type Kysely } from 'kysely';
import { bulkInsert, catalogueVersionKey, type Database } from '@shop/commerce-model';
import type { DemoCompany } from '../demo-company.ts';
import type { PdfFonts } from '../demo-company.ts';
import { importArticles } from './import-articles.ts';
import { importDocuments } from './import-documents.ts';
import { importDrawings } from './import-drawings.ts';
import { importExplodedCatalogs } from './import-exploded-catalogs.ts';
import { importFavouriteLists } from './import-favourite-lists.ts';
import { importOrders } from './import-orders.ts';
import { importPartners } from './import-partners.ts';
import { importQuotes } from './import-quotes.ts';
import { importCompanies, importPeople } from './import-people.ts';
import { importReplacements } from './import-replacements.ts';
import { importSearch } from './import-search.ts';
import { importUnits } from './import-units.ts';

/**
 * Imports a company into an empty database in one transaction, and sets a new version of the catalogue. `fonts` are for
 * its PDF documents.
 */
export async function importDemoCompany(db: Kysely<Database>, company: DemoCompany, fonts: PdfFonts): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await importReference(trx, company);
    const drawings = await importDrawings(trx, company);
    await bulkInsert(
      trx,
      'category',
      company.categories.map(({ drawing, ...data }, position) => ({
        id: data.id,
        position,
        data,
        drawing: drawings.idOf(drawing),
      })),
    );
    await importDocuments(trx, company.documents, fonts);
    await importArticles(trx, company, drawings);
    await importSearch(trx, company);
    await importPeople(trx, company);
    await importUnits(trx, company.units);
    await importReplacements(trx, company);
    await importExplodedCatalogs(trx, company);
    await bulkInsert(
      trx,
      'troubleshooting_guide',
      company.troubleshootingGuides.map(({ productFamilyId, guide }) => ({
        product_family_id: productFamilyId,
        guide,
      })),
    );
    await importFavouriteLists(trx, company);
    await importOrders(trx, company, fonts);
    await importPartners(trx, company);
    await importQuotes(trx, company);
    await bulkInsert(trx, 'meta', [{ key: catalogueVersionKey, value: `${Date.now()}` }]);
  });
  // Without statistics PostgreSQL would plan the first queries as if the tables were empty; vacuum merges pending
  // entries of full-text indexes.
  await sql`vacuum analyze`.execute(db);
}

async function importReference(db: Kysely<Database>, company: DemoCompany): Promise<void> {
  await bulkInsert(
    db,
    'market',
    company.markets.map((data, position) => ({ country: data.country, position, data })),
  );
  await importCompanies(db, company.companies);
  await bulkInsert(
    db,
    'country',
    company.countries.map((data) => ({ code: data.code, data })),
  );
  await bulkInsert(
    db,
    'attribute',
    company.attributes.map((data, position) => ({ id: data.id, position, data })),
  );
  await bulkInsert(
    db,
    'content_block',
    company.blocks.map(({ language, block }) => ({ language, name: block.name, data: block })),
  );
  await bulkInsert(
    db,
    'content_page',
    company.pages.map(({ language, ...data }) => ({ language, page: data.page, data })),
  );
  await bulkInsert(
    db,
    'keyword',
    Object.entries(company.keywords).flatMap(([language, words]) =>
      words.map((word, position) => ({ language, position, word })),
    ),
  );
  await bulkInsert(
    db,
    'review',
    company.reviews.map((review) => ({
      generic_item_id: review.genericItemId,
      category_id: review.categoryId,
      stars: review.stars,
      user_review: review.userReview,
      user_alias: review.userAlias,
      written: review.date,
      language: review.language,
    })),
  );
}
