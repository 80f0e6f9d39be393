import type { Profile, Settings, User } from '@shop/api-contracts';
import { enteredText, type FormValues } from '@shop/forms';

/** Company, electronic invoice and VAT number, each with the market flag that requires it. */
export const numberFields = [
  { name: 'companyNumber', flag: 'companyNumberEnabled' },
  { name: 'electronicInvoiceNumber', flag: 'electronicInvoiceNumberEnabled' },
  { name: 'vatId', flag: 'vatIdEnabled' },
] as const satisfies readonly { name: keyof Profile; flag: keyof Settings }[];

/** Initial field values from the saved profile. */
export const profileValues = (user: User): FormValues => ({
  isCompany: user.isCompany ? 'company' : 'person',
  firstName: user.firstName,
  lastName: user.lastName,
  companyName: user.companyName,
  phoneNumber: user.phoneNumber,
  companyNumber: user.companyNumber,
  electronicInvoiceNumber: user.electronicInvoiceNumber,
  vatId: user.vatId,
});

/** The submitted profile; fields that are not shown keep their saved values. */
export function profileOf(entered: FormData, user: User): Profile {
  const text = (name: Exclude<keyof Profile, 'isCompany'>) => enteredText(entered, name) ?? user[name];
  return {
    isCompany: entered.get('isCompany') === 'company',
    firstName: text('firstName'),
    lastName: text('lastName'),
    companyName: text('companyName'),
    phoneNumber: text('phoneNumber'),
    companyNumber: text('companyNumber'),
    electronicInvoiceNumber: text('electronicInvoiceNumber'),
    vatId: text('vatId'),
  };
}

export type ProfileField = Exclude<keyof Profile, 'isCompany'>;

/** Fields still missing for ordering without questions: name, phone, and those required by market and company. */
export function missingFields(
  user: User,
  settings: Pick<Settings, (typeof numberFields)[number]['flag']>,
): ProfileField[] {
  const asked: ProfileField[] = ['firstName', 'lastName', 'phoneNumber'];
  if (user.isCompany) {
    asked.push(
      'companyName',
      ...numberFields.filter(({ flag }) => settings[flag] === 'Required').map(({ name }) => name),
    );
  }
  return asked.filter((name) => user[name].trim() === '');
}
