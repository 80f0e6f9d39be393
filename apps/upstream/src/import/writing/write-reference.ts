import { bulkInsert, createCountries, type Database, type Language, type StoredMarket } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import type { CatalogueContent } from '../reading/read-content.ts';
import type { Row } from '../sheets/sheet.ts';
import { stagedRows } from '../staging/staged-rows.ts';
import type { WrittenPictures } from './write-pictures.ts';

/** The address of a locale: language and country. */
export const localeOf = (language: Language, country: string): string =>
  `${language.startsWith('pt') ? 'pt' : language}-${country}`.toLowerCase();

/** Replaces markets, countries of delivery, pages and our own offices, which answer quote requests. */
export async function writeReference(
  db: Kysely<Database>,
  pictures: WrittenPictures,
  { pages, blocks }: CatalogueContent,
): Promise<void> {
  const [company] = await stagedRows(db, 'company');
  const rows = await stagedRows(db, 'markets');
  const markets = rows.map((row) => marketOf(row, company!, pictures));
  await sql`delete from market`.execute(db);
  await bulkInsert(
    db,
    'market',
    markets.map((data, position) => ({ country: data.country, position, data })),
  );
  await sql`delete from country`.execute(db);
  await bulkInsert(
    db,
    'country',
    createCountries().map((data) => ({ code: data.code, data })),
  );
  await sql`delete from content_page`.execute(db);
  await bulkInsert(
    db,
    'content_page',
    pages.map(({ language, ...data }) => ({ language, page: data.page, data })),
  );
  await sql`delete from content_block`.execute(db);
  await bulkInsert(
    db,
    'content_block',
    blocks.map(({ language, block }) => ({ language, name: block.name, data: block })),
  );
  await sql`delete from keyword`.execute(db);
  await sql`delete from search_synonym`.execute(db);
  await sql`
    insert into search_synonym (language, phrase, means)
    select data->>'language', data->>'phrase', data->>'means' from staged_synonyms`.execute(db);
  await writeOffices(db, rows, company!);
}

function marketOf(row: Row, company: Row, pictures: WrittenPictures): StoredMarket {
  const of = (name: string): string => row[name] as string;
  const country = of('country');
  const languages = row['languages'] as Language[];
  const logo = pictures.logoOf(company['logo'] as string | null, company['logo_dark'] as string | null);
  return {
    country,
    region: of('region'),
    currency: of('currency'),
    timeZone: of('time_zone'),
    languages,
    locales: languages.map((language) => localeOf(language, country)),
    priceDisplay: row['price_display'] as StoredMarket['priceDisplay'],
    taxRate: row['tax_rate'] as number,
    currencyPerEuro: row['rate'] as number,
    seller: { registration: of('registration'), vatId: of('vat_id'), bank: of('bank'), account: of('account') },
    warehouse: {
      companyOrName: company['name'] as string,
      streetAddress: company['warehouse_street'] as string,
      zipCode: company['warehouse_zip'] as string,
      city: company['warehouse_city'] as string,
      countryCode: company['warehouse_country'] as string,
      opens: company['opens'] as string,
      closes: company['closes'] as string,
    },
    settings: {
      shopName: company['name'],
      ...(logo ? { logo } : {}),
      buyEnabled: row['buying'],
      // parts of the shop that need a service, or data of heat exchangers, which a catalogue does not bring
      aliceEnabled: false,
      greenOneEnabled: false,
      contact: {
        name: of('company_name'),
        address: [of('street'), `${of('zip')} ${of('city')}`, nameOfCountry(languages[0]!, country)].join(', '),
        phoneNumber: of('phone'),
        email: of('email'),
        openingHours: of('opening_hours'),
      },
      socialLinks: [],
    },
  };
}

const nameOfCountry = (language: Language, country: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;

async function writeOffices(db: Kysely<Database>, markets: Row[], company: Row): Promise<void> {
  const partner = { id: 'own', name: company['name'] as string, is_own: true, customer_number: null, website: null };
  await db
    .insertInto('partner')
    .values(partner)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(partner))
    .execute();
  await sql`delete from partner_location where partner_id = 'own'`.execute(db);
  await bulkInsert(
    db,
    'partner_location',
    markets.map((row) => ({
      id: `own-${(row['country'] as string).toLowerCase()}`,
      partner_id: 'own',
      name: row['city'],
      street_address: row['street'],
      zip_code: row['zip'],
      city: row['city'],
      country_code: row['country'],
      latitude: null,
      longitude: null,
      phone_number: row['phone'],
      email: row['email'],
      services: [],
      languages: row['languages'],
      countries: [row['country']],
      categories: [],
    })),
  );
}
