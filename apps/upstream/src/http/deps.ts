import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '@shop/commerce-model';
import type { OpenSearch } from '../search-engines/opensearch/opensearch.ts';
import type { ReadReplicas } from '../database/replicas/read-replicas.ts';
import type { VerifyToken } from '../access/verify-token.ts';
import type { WriteDocument } from '../paper/document-writer.ts';
import type { Configurator } from '../configurator/configurator.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { CatalogueMemory } from '../memory/catalogue-memory.ts';

/** Dependencies of all parts of the application. */
export interface Deps {
  db: Kysely<Database>;
  /** Null without replicas: everything is read from `db`. */
  replicas: ReadReplicas | null;
  /** Null without it: the database searches. */
  openSearch: OpenSearch | null;
  memory: CatalogueMemory;
  /** Null without an identity provider: sign-in is off. */
  verifyToken: VerifyToken | null;
  /** Null without a payment provider: orders are placed on account only. */
  payments: PaymentProvider | null;
  /** Null without a configurator: no session can be started. */
  configurator: Configurator | null;
  /** Runs in a worker thread. */
  writeDocument: WriteDocument;
  log: Pick<Logger, 'error' | 'info'>;
  settings: AppSettings;
}

export interface AppSettings {
  /** Demo data, sentinels and pseudo-locales. */
  demo: boolean;
  /** Seconds until demo partners answer automatically. */
  demoPartnerSeconds: number;
  /** Delay of the slow system for sales details on request, in milliseconds. */
  slowSalesDetailsMs: number;
  /** The most matches of a search that are found and counted. */
  maxCountedMatches: number;
  /** Country of the market for visitors whose country is unknown. */
  defaultCountry: string;
  /** True: an answer that violates the contract fails. False: it is logged and sent. */
  failOnWrongAnswer: boolean;
  /**
   * Scheme and host of the shop in the browser, for return addresses of payments and links in mails; null when not
   * configured.
   */
  shopUrl: string | null;
  /** How long a payment session freezes the cart, in minutes. */
  paymentSessionMinutes: number;
  /** VAT register; null when not configured. */
  vatCheckUrl: string | null;
}
