import type { AnswerOf, PartAssembly, units } from '@shop/api-contracts';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { readMarks } from '../../catalogue/items/favourite-marks.ts';
import { cardOf } from '../../catalogue/items/item-cards.ts';
import type { Call } from '../../http/route.ts';
import { columnsOf } from '../../memory/attribute-columns.ts';
import { notFound } from '../../problem/problem.ts';
import { builtListOf, builtUnitQuery, parentItemKeyOf } from '../parts/built-list.ts';
import { unitUnknown } from '../registration/registrations.ts';
import { positionsOf } from './exploded-positions.ts';

/** The exploded views of a unit's construction: whole unit first. Throws a Problem 404 unit_unknown. */
export async function listExplodedViews({
  db,
  params,
  context: { language },
}: Call<typeof units.explodedViews>): Promise<AnswerOf<typeof units.explodedViews>> {
  const unit = await db
    .selectFrom('unit')
    .leftJoin('variant', 'variant.commercial_item_id', 'unit.commercial_item_id')
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('exploded_catalog as catalog')
          .select((inner) => [
            'catalog.id as catalogId',
            'catalog.names',
            jsonArrayFrom(
              inner
                .selectFrom('exploded_assembly as assembly')
                .select([
                  'assembly.id',
                  'assembly.names',
                  'assembly.thumbnail',
                  'assembly.parent_id as parentAssemblyId',
                ])
                .whereRef('assembly.catalog_id', '=', 'catalog.id')
                .orderBy('assembly.position'),
            ).as('assemblies'),
          ])
          .whereRef('catalog.generic_item_id', '=', 'variant.generic_item_id')
          .orderBy('catalog.position'),
      ).as('catalogs'),
    )
    .where('unit.equipment_id', '=', params.id)
    .where('unit.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!unit) throw unitUnknown(params.id);
  return {
    catalogs: unit.catalogs.map(({ catalogId, names, assemblies }) => ({
      catalogId,
      name: names[language],
      assemblies: assemblies.map(({ id, names: ofAssembly, thumbnail, parentAssemblyId }) => ({
        assemblyId: id,
        name: ofAssembly[language],
        thumbnail,
        parentAssemblyId,
      })),
    })),
  };
}

/** One exploded view with the parts of this unit. Throws a Problem 404 unit_unknown, assembly_unknown. */
export async function readPartAssembly(call: Call<typeof units.partAssembly>): Promise<PartAssembly> {
  const { db, params, catalogue, context, person } = call;
  const { language } = context;
  const unit = await builtUnitQuery(db, params.id)
    .select((from) =>
      jsonObjectFrom(
        from
          .selectFrom('exploded_assembly as assembly')
          .innerJoin('exploded_catalog as catalog', 'catalog.id', 'assembly.catalog_id')
          .leftJoin('exploded_assembly as parent', (join) =>
            join.onRef('parent.catalog_id', '=', 'assembly.catalog_id').onRef('parent.id', '=', 'assembly.parent_id'),
          )
          .select([
            'catalog.id as catalogId',
            'catalog.names as catalogNames',
            'assembly.id as assemblyId',
            'assembly.names',
            'assembly.picture',
            'assembly.radius',
            'assembly.positions',
            'parent.id as parentId',
            'parent.names as parentNames',
          ])
          .whereRef('catalog.generic_item_id', '=', 'variant.generic_item_id')
          .where('catalog.id', '=', params.catalogId)
          .where('assembly.id', '=', params.assemblyId),
      ).as('assembly'),
    )
    .executeTakeFirst();
  if (!unit) throw unitUnknown(params.id);
  const { assembly } = unit;
  if (!assembly) {
    throw notFound('assembly_unknown', `Exploded view not found: ${params.catalogId}/${params.assemblyId}`);
  }
  const list = await builtListOf(db, unit, language);
  const favourites = await readMarks(db, person, list.articleIds);
  const positions = assembly.positions.flatMap((stored) =>
    positionsOf(stored, list, {
      language,
      card: (article) => ({
        ...cardOf(article, catalogue.reference, context, { detail: 'card', favourites }),
        parentItemKey: parentItemKeyOf(list),
      }),
    }),
  );
  const { catalogId, catalogNames, assemblyId, names, picture, radius, parentId, parentNames } = assembly;
  const cards = positions.flatMap(({ item }) => item ?? []);
  return {
    catalogId,
    catalogName: catalogNames[language],
    assemblyId,
    name: names[language],
    picture,
    radius,
    parent: parentId !== null && parentNames ? { assemblyId: parentId, name: parentNames[language] } : null,
    positions,
    columns: columnsOf(catalogue.reference, cards, language),
  };
}
