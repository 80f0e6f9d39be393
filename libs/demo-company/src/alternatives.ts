import type { RelationSeed, VariantSeed } from './demo-company.ts';
import { translated } from './texts.ts';

const one = (variant: VariantSeed, attribute: string) => variant.attributes[attribute]?.[0];
const area = (variant: VariantSeed) => Number(one(variant, 'totalArea'));
const alike = (attributes: string[]) => (a: VariantSeed, b: VariantSeed) =>
  attributes.every((id) => one(a, id) === one(b, id));
const sold = ({ sales }: VariantSeed) => sales !== 'discontinued';

function nearest(variant: VariantSeed, others: VariantSeed[]): VariantSeed | undefined {
  return others.toSorted((a, b) => Math.abs(area(a) - area(variant)) - Math.abs(area(b) - area(variant)))[0];
}

type Found = [VariantSeed | undefined, RelationSeed['text']];

/** Alternatives of a unit: more or fewer plates, lower pressure drop, another gasket, brazed, remade. */
function forGasketed(
  variant: VariantSeed,
  gasketed: VariantSeed[],
  brazed: VariantSeed[],
  remade: VariantSeed[],
): Found[] {
  const family = gasketed.filter(
    (other) => other.genericItemId === variant.genericItemId && other !== variant && sold(other),
  );
  const sameButPlates = family.filter((other) =>
    alike(['platePattern', 'gasketMaterial', 'plateMaterial', 'designPressure'])(variant, other),
  );
  const bigger = sameButPlates.filter((other) => area(other) > area(variant)).toSorted((a, b) => area(a) - area(b))[0];
  const smaller = sameButPlates.filter((other) => area(other) < area(variant)).toSorted((a, b) => area(b) - area(a))[0];
  const sameSize = family.filter((other) => one(other, 'numberOfPlates') === one(variant, 'numberOfPlates'));
  const low =
    one(variant, 'platePattern') === 'high'
      ? sameSize.find((other) => one(other, 'platePattern') === 'low')
      : undefined;
  const otherGasket = sameSize.find((other) =>
    alike(['platePattern', 'plateMaterial', 'designPressure'])(variant, other),
  );
  const compact = nearest(
    variant,
    brazed.filter(
      (other) =>
        /^B[ZN]/.test(other.genericItemId) &&
        area(other) > area(variant) * 0.8 &&
        area(other) < area(variant) * 1.25 &&
        Number(one(other, 'maxFlow')) >= Number(one(variant, 'maxFlow')) * 0.7,
    ),
  );
  const used = remade.find(
    (other) =>
      other.genericItemId.startsWith(variant.genericItemId) &&
      one(other, 'numberOfPlates') === one(variant, 'numberOfPlates'),
  );
  const plates = (other: VariantSeed | undefined) =>
    translated('countOfPlates', { count: Number(other ? one(other, 'numberOfPlates') : 0) });
  const gasket = (other: VariantSeed | undefined) => String(other ? one(other, 'gasketMaterial') : '');
  return [
    [bigger, translated('reasons.moreArea', { plates: plates(bigger) })],
    [smaller, translated('reasons.lessArea', { plates: plates(smaller) })],
    [low, translated('reasons.lowPressureDrop', { gasket: gasket(low) })],
    [otherGasket, translated('reasons.otherGasket', { gasket: gasket(otherGasket) })],
    [compact, translated('reasons.brazed', { weight: compact ? Number(one(compact, 'weightEmpty')) : 0 })],
    [used, translated('reasons.remade')],
  ];
}

function forBrazed(variant: VariantSeed, gasketed: VariantSeed[], brazed: VariantSeed[]): Found[] {
  const openable = nearest(
    variant,
    gasketed.filter((other) => sold(other) && area(other) > area(variant) * 0.8 && area(other) < area(variant) * 1.4),
  );
  const copperFree = variant.genericItemId.startsWith('BZ')
    ? brazed.find(
        (other) => /^(BN|FB)/.test(other.genericItemId) && alike(['plateArea', 'numberOfPlates'])(variant, other),
      )
    : undefined;
  const bigger = brazed
    .filter(
      (other) =>
        other.genericItemId === variant.genericItemId &&
        sold(other) &&
        alike(['designPressure'])(variant, other) &&
        area(other) > area(variant),
    )
    .toSorted((a, b) => area(a) - area(b))[0];
  return [
    [
      bigger,
      bigger &&
        translated('reasons.moreArea', {
          plates: translated('countOfPlates', { count: Number(one(bigger, 'numberOfPlates')) }),
        }),
    ],
    [copperFree, translated('reasons.withoutCopper')],
    [openable, translated('reasons.canBeOpened')],
  ];
}

/** Alternatives of all units, each with its reason. */
export function alternativesOf(variants: VariantSeed[]): RelationSeed[] {
  const remade = variants.filter((variant) => variant.attributes['yearOfManufacture']);
  const fresh = variants.filter((variant) => !variant.attributes['yearOfManufacture']);
  const gasketed = fresh.filter(({ genericItemId }) => /^GX\d{3}$/.test(genericItemId));
  const brazed = fresh.filter(({ genericItemId }) => /^(BZ|BN|FB)\d{3}$/.test(genericItemId));
  const found = new Map<VariantSeed, Found[]>([
    ...gasketed.map((variant) => [variant, forGasketed(variant, gasketed, brazed.filter(sold), remade)] as const),
    ...brazed.map((variant) => [variant, forBrazed(variant, gasketed, brazed)] as const),
    ...remade.map((variant) => {
      const original = fresh
        .filter(({ genericItemId }) => genericItemId.length === 5 && variant.genericItemId.startsWith(genericItemId))
        .filter(sold);
      return [variant, [[nearest(variant, original), translated('reasons.asNew')]] as Found[]] as const;
    }),
  ]);
  return [...found].flatMap(([variant, alternatives]) =>
    alternatives.flatMap(([other, text]): RelationSeed[] =>
      other && text
        ? [
            {
              genericItemId: variant.genericItemId,
              commercialItemId: variant.commercialItemId,
              kind: 'alternative',
              relatedCommercialItemId: other.commercialItemId,
              text,
            },
          ]
        : [],
    ),
  );
}
