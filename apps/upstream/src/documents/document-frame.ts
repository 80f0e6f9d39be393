import { settingsOf } from '@shop/commerce-model';
import { ownerOf } from '../access/owner.ts';
import type { Person } from '../access/person.ts';
import { AddressStore } from '../people/addresses/address-store.ts';
import type { MarketContext } from '../memory/market-context.ts';
import type { DocumentCall } from './document-call.ts';
import { wordsOf } from '../paper/document-words.ts';
import { fullTitle, pageMarks, type DocumentContent } from '../paper/document-content.ts';
import { addressLines } from '../paper/document-format.ts';
import { registrationOf } from '../paper/registration.ts';
import type { SellerContact } from '../paper/seller-contact.ts';

type Frame = Pick<
  DocumentContent,
  'language' | 'pageSize' | 'title' | 'number' | 'writtenOn' | 'seller' | 'addresses' | 'pageLine'
>;

/** Place of the agreement: its seller is that of the market, or of the company site. */
export type Place = Pick<MarketContext, 'market' | 'companyId'>;

/** The frame of a document: seller, customer, paper size. `sold` may be another place than where it is read. */
export async function documentFrame(
  call: DocumentCall,
  {
    title,
    number,
    customer,
    sold: { market, companyId } = call.context,
  }: Pick<DocumentContent, 'title' | 'number'> & { customer?: string[]; sold?: Place },
): Promise<Frame> {
  const { format, say } = wordsOf(call.context);
  const site = companyId === null ? undefined : call.catalogue.reference.companies.get(companyId);
  const { contact } = settingsOf(market, site) as unknown as { contact: SellerContact };
  return {
    language: format.locale,
    pageSize: call.context.market.country === 'US' ? 'LETTER' : 'A4',
    title,
    number,
    writtenOn: new Date(),
    seller: contact.name,
    addresses: [
      { heading: say('customer'), lines: customer ?? (await customerLines(call)) },
      { heading: say('seller'), lines: [...contactLines(contact), registrationOf(market, say)] },
    ],
    pageLine: [contact.name, fullTitle({ title, number }), say('page', pageMarks)].join('  ·  '),
  };
}

const contactLines = ({ name, address, phoneNumber, email }: SellerContact): string[] => [
  name,
  address,
  phoneNumber,
  email,
];

/** The buyer with the invoice address. */
async function customerLines({ db, person, catalogue, context }: DocumentCall): Promise<string[]> {
  const addresses = await new AddressStore(db, ownerOf(person)).all();
  const address =
    addresses.find(({ defaultInvoice }) => defaultInvoice) ?? addresses.find(({ defaultDelivery }) => defaultDelivery);
  const country = catalogue.reference.countries.find(({ code }) => code === address?.countryCode);
  const name = await customerName(db, person);
  const place = address ? addressLines(address, country?.name[context.language] ?? address.countryCode) : [];
  return [...new Set([name, ...place, personName(person), person.email])].filter(Boolean);
}

async function customerName(db: DocumentCall['db'], person: Person): Promise<string> {
  if (person.customerNumber === null) return person.companyName || personName(person);
  const customer = db.selectFrom('customer').select('name').where('number', '=', person.customerNumber);
  return (await customer.executeTakeFirstOrThrow()).name;
}

/** First and last name, else the mail address. */
export const personName = ({ firstName, lastName, email }: Pick<Person, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email;
