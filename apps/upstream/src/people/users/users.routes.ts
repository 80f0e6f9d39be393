import { user, type Company, type Profile, type User } from '@shop/api-contracts';
import type { Kysely } from 'kysely';
import { type Database, settingsOf } from '@shop/commerce-model';
import { loadPerson, type Person } from '../../access/person.ts';
import { FavouriteListStore } from '../../carts/favourite-lists/favourite-list-store.ts';
import { signedInRoute, type Route } from '../../http/route.ts';
import { notFound, Problem } from '../../problem/problem.ts';
import type { MarketContext } from '../../memory/market-context.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';
import { checkProfile } from './check-profile.ts';
import { hasAcceptedTerms, termsVersion } from './terms-version.ts';

/** Routes of the signed-in person: profile, companies, market, terms. */
export function userRoutes(): Route[] {
  return [
    signedInRoute(user.get, ({ person, catalogue, context, db }) => userOf(db, person, catalogue.reference, context)),
    signedInRoute(user.update, async ({ person, body, catalogue: { reference }, context, db }) => {
      const site = context.companyId === null ? undefined : reference.companies.get(context.companyId);
      const profile = checkProfile(body, person, settingsOf(context.market, site), context.market.country);
      await saveProfile(db, person, profile);
      return userOf(db, await loadPerson(db, person), reference, context);
    }),
    signedInRoute(user.companies, async ({ person, context, db }) => {
      const { compare } = new Intl.Collator(context.language);
      const companies = await ownCompanies(db, person).execute();
      return companies.sort((a, b) => compare(a.name, b.name));
    }),
    signedInRoute(user.selectCompany, async ({ person, body, db }): Promise<Company> => {
      const company = await ownCompanies(db, person).where('number', '=', body.gcmNumber).executeTakeFirst();
      if (!company) throw notFound('customer_number_unknown', `Customer number not found: ${body.gcmNumber}`);
      await updatePerson(db, person, { customer_number: company.gcmNumber });
      return company;
    }),
    signedInRoute(user.setLocale, async ({ person, body, catalogue: { reference }, db }) => {
      const market = reference.markets.find(({ country }) => country === body.market);
      if (!market?.locales.includes(body.locale)) {
        throw new Problem(400, 'invalid_request', 'Market not found', {
          errors: [
            { path: 'body.locale', message: `Locale ${body.locale} does not belong to a market in ${body.market}` },
          ],
        });
      }
      await updatePerson(db, person, { market: body.market, locale: body.locale });
      return null;
    }),
    signedInRoute(user.acceptTerms, async ({ person, catalogue: { reference }, db }) => {
      const version = termsVersion(reference);
      if (version === null) return null;
      await db
        .insertInto('accepted_terms')
        .values({ oid: person.oid, version })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return null;
    }),
  ];
}

/** Saves the company's data with the customer number in use, for all of its members; else with the person. */
async function saveProfile(db: Kysely<Database>, { oid, customerNumber }: Person, profile: Profile): Promise<void> {
  const numbers = {
    company_number: profile.companyNumber,
    electronic_invoice_number: profile.electronicInvoiceNumber,
    vat_id: profile.vatId,
  };
  await db
    .updateTable('person')
    .set({
      is_company: profile.isCompany,
      first_name: profile.firstName,
      last_name: profile.lastName,
      phone_number: profile.phoneNumber,
      ...(customerNumber === null ? { company_name: profile.companyName, ...numbers } : {}),
    })
    .where('oid', '=', oid)
    .execute();
  if (customerNumber === null) return;
  await db
    .updateTable('customer')
    .set({ name: profile.companyName, ...numbers })
    .where('number', '=', customerNumber)
    .execute();
}

async function userOf(
  db: Kysely<Database>,
  person: Person,
  reference: ReferenceData,
  { locale }: MarketContext,
): Promise<User> {
  const { customerNumber, hasMultipleCustomerNumbers, discounts: _discounts, acceptedTerms, ...known } = person;
  return {
    signedIn: true,
    loaded: true,
    ...known,
    gcmNumber: customerNumber ?? '',
    hasMultipleGcmNumbers: hasMultipleCustomerNumbers,
    favouriteLists: await new FavouriteListStore(db, person).ownNames(locale),
    acceptedTermsAndConditions: hasAcceptedTerms(acceptedTerms, reference),
    isNew: acceptedTerms === null,
  };
}

function ownCompanies(db: Kysely<Database>, { oid }: Person) {
  return db
    .selectFrom('membership')
    .innerJoin('customer', 'number', 'customer_number')
    .where('oid', '=', oid)
    .select(['number as gcmNumber', 'name', 'selected_locale as selectedLocale']);
}

function updatePerson(
  db: Kysely<Database>,
  { oid }: Person,
  change: { customer_number: string } | { market: string; locale: string },
) {
  return db.updateTable('person').set(change).where('oid', '=', oid).execute();
}
