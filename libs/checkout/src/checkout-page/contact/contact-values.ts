import type { Order, OrderContact, Settings, User } from '@shop/api-contracts';
import { enteredText, type FormValues } from '@shop/forms';

/** Company, electronic invoice and VAT number, each with the market flag that requires it. */
export const numberFields = [
  { name: 'companyNumber', flag: 'companyNumberEnabled' },
  { name: 'electronicInvoiceNumber', flag: 'electronicInvoiceNumberEnabled' },
  { name: 'vatId', flag: 'vatIdEnabled' },
] as const satisfies readonly { name: keyof OrderContact; flag: keyof Settings }[];

/** Initial values: those of the order, else those of the profile. */
export function contactValues(
  { contact, quoteReference }: Pick<Order, 'contact' | 'quoteReference'>,
  user: User,
): FormValues {
  return {
    ...(contact ?? {
      email: user.email,
      phoneNumber: user.phoneNumber,
      yourReference: `${user.firstName} ${user.lastName}`.trim(),
      customerOrderReference: quoteReference ?? '',
      remark: '',
      companyNumber: user.companyNumber,
      electronicInvoiceNumber: user.electronicInvoiceNumber,
      vatId: user.vatId,
    }),
  };
}

/** The submitted contact; fields that this market does not ask for stay empty. */
export function contactOf(entered: FormData): OrderContact {
  const text = (name: keyof OrderContact) => enteredText(entered, name) ?? '';
  return {
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    yourReference: text('yourReference'),
    customerOrderReference: text('customerOrderReference'),
    remark: text('remark'),
    companyNumber: text('companyNumber'),
    electronicInvoiceNumber: text('electronicInvoiceNumber'),
    vatId: text('vatId'),
  };
}
