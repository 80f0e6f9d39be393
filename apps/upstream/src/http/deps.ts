import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '@shop/commerce-model';
import type { VerifyToken } from '../access/verify-token.ts';
import type { WriteDocument } from '../paper/document-writer.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { CatalogueMemory } from '../memory/catalogue-memory.ts';

/** What every part of the application may use. */
export interface Deps {
  db: Kysely<Database>;
  memory: CatalogueMemory;
  /** Null where no identity provider is configured: then nobody can be signed in. */
  verifyToken: VerifyToken | null;
  /** Null where none is configured: then orders are placed on account alone. */
  payments: PaymentProvider | null;
  /** In a thread of its own. */
  writeDocument: WriteDocument;
  log: Pick<Logger, 'error' | 'info'>;
  settings: AppSettings;
}

export interface AppSettings {
  /** Demo data, sentinels and pseudo-locales. */
  demo: boolean;
  /** After how many seconds partners without people answer. */
  demoPartnerSeconds: number;
  /** How long the slow system takes that knows the sales details on request. */
  slowSalesDetailsMs: number;
  /** Country of the market for those from whom nothing is known. */
  defaultCountry: string;
  /** An answer that the contract does not allow fails; otherwise it is logged and sent. */
  failOnWrongAnswer: boolean;
  /** Scheme and host of the shop as browsers know it: return addresses of payments and links in mails begin with it. Null: not told. */
  shopUrl: string | null;
  /** How long a payment session freezes the cart. */
  paymentSessionMinutes: number;
  /** Register of VAT ids that is asked; null: none is. */
  vatCheckUrl: string | null;
}
