import { createCountries } from '@shop/commerce-model';
import { createApplications } from './applications.ts';
import { attributes } from './attributes.ts';
import { createCategories } from './categories.ts';
import { companies } from './people/companies.ts';
import { blocks, keywords, pages, synonyms } from './content.ts';
import { customers } from './people/customers.ts';
import { createCustomArticleNumbers } from './people/custom-article-numbers.ts';
import type { DemoCompany } from './demo-company.ts';
import { createDocuments } from './documents.ts';
import { createAccessories } from './families/accessories.ts';
import { createAir } from './families/air.ts';
import { createBoltsAndNuts } from './families/bolts-and-nuts.ts';
import { createBrazed } from './families/brazed.ts';
import { createConnections } from './families/connections.ts';
import { createEarlierSeries } from './families/earlier-series.ts';
import { createFeet } from './families/feet.ts';
import { createFrames } from './families/frames.ts';
import { createFusionBonded } from './families/fusion-bonded.ts';
import { createGasketed, createGasketedUnits } from './families/gasketed.ts';
import { createGaskets } from './families/gaskets.ts';
import { createPlates } from './families/plates.ts';
import { createRegasketingKits } from './families/regasketing-kits.ts';
import { createRemade, createRemadeGasketed } from './families/remade.ts';
import { createSemiWelded } from './families/semi-welded.ts';
import { createServiceKits, gasketSupplies } from './families/service-kits.ts';
import { createShellAndTube } from './families/shell-and-tube.ts';
import { createFavouriteLists } from './people/favourite-lists.ts';
import { markets } from './markets/markets.ts';
import { createOrders } from './orders/orders.ts';
import { partners } from './partners.ts';
import { postalAreas } from './markets/postal-areas.ts';
import { createQuotes } from './orders/quotes.ts';
import { createRelations } from './relations.ts';
import { createReviews } from './reviews.ts';
import { withSpecialTerms } from './people/special-terms.ts';
import { taxExempts } from './people/tax-exempts.ts';
import { createExplodedCatalogs } from './units/exploded-catalogs.ts';
import { createTroubleshootingGuides } from './troubleshooting/troubleshooting-guides.ts';
import { createReplacedModels } from './replacements/replaced-models.ts';
import { replacementApplications } from './replacements/replacement-applications.ts';
import { createUnits } from './units/units.ts';
import { users } from './people/users.ts';

/** Creates the demo company Vadholm, always the same; files of documents are generated on demand (`body`). */
export function createDemoCompany(): DemoCompany {
  const units = createGasketedUnits();
  const remade = createRemadeGasketed();
  const gaskets = createGaskets();
  const gasketPrices = new Map(gaskets.variants.map(({ articleNumber, listPrice }) => [articleNumber, listPrice ?? 0]));
  const families = [
    createGasketed(units),
    createSemiWelded(),
    createBrazed(['copper', 'nickel']),
    createFusionBonded(),
    createShellAndTube(),
    createAir(),
    createEarlierSeries(),
    createPlates(units),
    gaskets,
    createBoltsAndNuts(),
    createConnections(units),
    createFrames(),
    createFeet(),
    createRegasketingKits(units, gasketPrices),
    createServiceKits(),
    createAccessories(),
    createRemade(remade),
  ];
  const items = families.flatMap((family) => family.items);
  const articles = families.flatMap((family) => family.variants).map(withSpecialTerms);
  const { documents, idsOf } = createDocuments(articles);
  const variants = articles.map((article) => ({ ...article, documentIds: idsOf(article) }));
  const customArticleNumbers = createCustomArticleNumbers(variants);
  const categories = createCategories();
  const sources = { items, variants, categories, customArticleNumbers };
  const orders = createOrders(sources);
  return {
    markets,
    companies,
    customers,
    users,
    countries: createCountries(),
    attributes,
    categories,
    items,
    variants,
    units: createUnits(units, variants),
    replacedModels: createReplacedModels(),
    replacementApplications,
    explodedCatalogs: createExplodedCatalogs(),
    gasketSupplies,
    troubleshootingGuides: createTroubleshootingGuides(),
    relations: createRelations([...units, ...remade.map(({ unit }) => unit)], variants),
    documents,
    reviews: createReviews(items),
    favouriteLists: createFavouriteLists(items, variants),
    customArticleNumbers,
    orders,
    taxExempts,
    quotes: createQuotes(sources, orders),
    partners,
    postalAreas,
    applications: createApplications(),
    blocks,
    pages,
    keywords,
    synonyms,
  };
}
