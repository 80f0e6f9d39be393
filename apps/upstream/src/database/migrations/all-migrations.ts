import type { Migration } from 'kysely/migration';
import * as catalogue from './0001-catalogue.ts';
import * as people from './0002-people.ts';
import * as collecting from './0003-collecting.ts';
import * as buying from './0004-buying.ts';
import * as asking from './0005-asking.ts';
import * as companyData from './0006-company-data.ts';
import * as taxExemptDecisions from './0007-tax-exempt-decisions.ts';
import * as deals from './0008-deals.ts';
import * as search from './0009-search.ts';
import * as orderedQuotes from './0010-ordered-quotes.ts';
import * as taxExemptMails from './0011-tax-exempt-mails.ts';
import * as complaintPhotos from './0012-complaint-photos.ts';
import * as taxExemptTold from './0013-tax-exempt-told.ts';
import * as units from './0014-units.ts';
import * as ownUnits from './0015-own-units.ts';
import * as unitReadings from './0016-unit-readings.ts';
import * as explodedViews from './0017-exploded-views.ts';
import * as troubleshooting from './0018-troubleshooting.ts';
import * as replacements from './0019-replacements.ts';
import * as typedUnits from './0020-typed-units.ts';
import * as withdrawnHandovers from './0021-withdrawn-handovers.ts';
import * as unitAliases from './0022-unit-aliases.ts';
import * as unitCounts from './0023-unit-counts.ts';
import * as configurator from './0025-configurator.ts';
import * as enclosures from './0027-enclosures.ts';
import * as unitSearch from './0028-unit-search.ts';
import * as countedSearch from './0029-counted-search.ts';
import * as keysOfArticle from './0030-keys-of-article.ts';
import * as inStock from './0031-in-stock.ts';
import * as categoryColumns from './0032-category-columns.ts';
import * as undatedRevisions from './0033-undated-revisions.ts';

/** In order of name; a released migration never changes. */
export const allMigrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-people': people,
  '0003-collecting': collecting,
  '0004-buying': buying,
  '0005-asking': asking,
  '0006-company-data': companyData,
  '0007-tax-exempt-decisions': taxExemptDecisions,
  '0008-deals': deals,
  '0009-search': search,
  '0010-ordered-quotes': orderedQuotes,
  '0011-tax-exempt-mails': taxExemptMails,
  '0012-complaint-photos': complaintPhotos,
  '0013-tax-exempt-told': taxExemptTold,
  '0014-units': units,
  '0015-own-units': ownUnits,
  '0016-unit-readings': unitReadings,
  '0017-exploded-views': explodedViews,
  '0018-troubleshooting': troubleshooting,
  '0019-replacements': replacements,
  '0020-typed-units': typedUnits,
  '0021-withdrawn-handovers': withdrawnHandovers,
  '0022-unit-aliases': unitAliases,
  '0023-unit-counts': unitCounts,
  '0025-configurator': configurator,
  '0027-enclosures': enclosures,
  '0028-unit-search': unitSearch,
  '0029-counted-search': countedSearch,
  '0030-keys-of-article': keysOfArticle,
  '0031-in-stock': inStock,
  '0032-category-columns': categoryColumns,
  '0033-undated-revisions': undatedRevisions,
};
