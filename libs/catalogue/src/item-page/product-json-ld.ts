import type { Availability, Item, SalesDetails } from '@shop/api-contracts';

const availabilities: Record<Availability['state'], string> = {
  inStock: 'InStock',
  later: 'BackOrder',
  onRequest: 'MadeToOrder',
  discontinued: 'Discontinued',
  soldOut: 'SoldOut',
};

interface ProductParts {
  item: Item;
  /** Null while on request. */
  salesDetails: SalesDetails | null;
  canonical: string;
  publicUrl: string;
  /** Name of the shop, which makes what it sells. */
  brand: string;
}

/** schema.org Product; with an Offer if there is a price, and the rating if there are reviews. */
export function productJsonLd({
  item,
  salesDetails,
  canonical,
  publicUrl,
  brand,
}: ProductParts): Record<string, unknown> {
  const { count, averageStars } = item.reviews;
  const image = item.images.large ?? item.images.medium;
  return {
    '@type': 'Product',
    name: item.name,
    description: item.description,
    sku: item.articleNumber,
    mpn: item.articleNumber,
    url: canonical,
    category: item.taxonomy.join(' > '),
    brand: { '@type': 'Brand', name: brand },
    ...(image ? { image: publicUrl + image.src } : {}),
    ...offerOf(item, salesDetails, canonical),
    ...(count > 0 && averageStars !== null
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: averageStars, reviewCount: count } }
      : {}),
  };
}

/** An offer requires a price: articles that are only quoted have none. */
function offerOf(item: Item, salesDetails: SalesDetails | null, url: string) {
  if (!salesDetails?.price) return {};
  const { price, availability } = salesDetails;
  const remade = item.itemTags.some(({ id }) => id === 'remade');
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: price.amount,
      priceCurrency: price.currency,
      availability: `https://schema.org/${availabilities[availability?.state ?? 'onRequest']}`,
      itemCondition: `https://schema.org/${remade ? 'RefurbishedCondition' : 'NewCondition'}`,
    },
  };
}
