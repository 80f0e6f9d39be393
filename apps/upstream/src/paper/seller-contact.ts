/** The contact in a market's settings, printed on documents. */
export interface SellerContact {
  name: string;
  address: string;
  phoneNumber: string;
  email: string;
}
