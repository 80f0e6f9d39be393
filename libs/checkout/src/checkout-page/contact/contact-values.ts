import type { Order, OrderContact, Settings, User } from '@shop/api-contracts';
import { enteredText, type FormValues } from '@shop/forms';

/** Company, electronic invoice and VAT number, each with the market flag that requires it. */
export const numberFields = [
  { name: 'companyNumber', flag: 'companyNumberEnabled' },
  { name: 'electronicInvoiceNumber', flag: 'electronicInvoiceNumberEnabled' },
  { name: 'vatId', flag: 'vatIdEnabled' },
] as const satisfies readonly { name: keyof OrderContact; flag: keyof Settings }[];

/** Initial values: those of the order, else those of the profile. */
export function contactValues({ contact }: Pick<Order, 'contact'>, user: User): FormValues {
  const { customerOrderReference: _, ...known } = contact ?? {
    customerOrderReference: '',
    email: user.email,
    phoneNumber: user.phoneNumber,
    yourReference: `${user.firstName} ${user.lastName}`.trim(),
    remark: '',
    companyNumber: user.companyNumber,
    electronicInvoiceNumber: user.electronicInvoiceNumber,
    vatId: user.vatId,
  };
  return known;
}

/** The purchase-order number of the order, or of the accepted offer. */
export const referenceOf = ({ contact, quoteReference }: Pick<Order, 'contact' | 'quoteReference'>): string =>
  contact?.customerOrderReference ?? quoteReference ?? '';

/** The submitted contact; fields that this market does not ask for stay empty. */
export function contactOf(entered: FormData, customerOrderReference: string): OrderContact {
  const text = (name: keyof OrderContact) => enteredText(entered, name) ?? '';
  return {
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    yourReference: text('yourReference'),
    customerOrderReference,
    remark: text('remark'),
    companyNumber: text('companyNumber'),
    electronicInvoiceNumber: text('electronicInvoiceNumber'),
    vatId: text('vatId'),
  };
}
