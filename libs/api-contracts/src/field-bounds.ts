/** Characters that fields take at most; shown as counters, kept by the contract and by the database. */
export const fieldBounds = {
  name: 100,
  email: 254,
  phoneNumber: 40,
  /** Company number, VAT id, electronic invoice number. */
  registrationNumber: 40,
  addressLine: 100,
  zipCode: 16,
  city: 80,
  feedback: 2_000,
} as const;
