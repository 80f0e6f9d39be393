import { bulkInsert, type Database, type MediaFile } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { DemoCompany } from '../demo-company.ts';
import { explodedViewPair, type Box, type Detail } from '../drawings/draw.ts';
import { imageOf } from './import-drawings.ts';
import { importMedia } from './import-media.ts';

const pictureBox: Box = [760, 760];
const thumbnailBox: Box = [280, 210];

/** Draws the exploded views and stores them with the parts that they number, and what fixes gaskets. */
export async function importExplodedCatalogs(
  db: Kysely<Database>,
  { explodedCatalogs, gasketSupplies }: DemoCompany,
): Promise<void> {
  const files: MediaFile[] = [];
  const assemblies = explodedCatalogs.flatMap(({ id: catalogId, pack, assemblies: ofCatalog }) =>
    ofCatalog.map(({ id, parentId, names, positions }, position) => {
      const draw = (box: Box, detail: Detail) =>
        explodedViewPair(pack, { box, title: 'Vadholm', assembly: id, detail, balloons: false });
      const { light, dark } = draw(pictureBox, 'full');
      const small = draw(thumbnailBox, 'card');
      return {
        catalog_id: catalogId,
        id,
        position,
        parent_id: parentId,
        names,
        picture: imageOf({ light: light.svg, dark: dark.svg }, `exploded-${id}`, files),
        thumbnail: imageOf({ light: small.light.svg, dark: small.dark.svg }, `exploded-${id}-small`, files),
        radius: light.radius,
        positions: light.positions.map(({ position: number, part, ...balloon }) => ({
          number,
          ...balloon,
          ...positions[part],
        })),
      };
    }),
  );
  await importMedia(db, files);
  await bulkInsert(
    db,
    'exploded_catalog',
    explodedCatalogs.map(({ id, genericItemId, names }, position) => ({
      id,
      generic_item_id: genericItemId,
      names,
      position,
    })),
  );
  await bulkInsert(db, 'exploded_assembly', assemblies);
  await bulkInsert(
    db,
    'gasket_supply',
    gasketSupplies.map(({ commercialItemId, ...supply }) => ({ commercial_item_id: commercialItemId, ...supply })),
  );
}
