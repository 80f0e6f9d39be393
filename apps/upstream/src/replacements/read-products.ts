import type { ReplacementProducts, replacements } from '@shop/api-contracts';
import type { Call } from '../http/route.ts';
import { connectionOfText, nominalSizes } from './connections.ts';

/** Makers and models that customers have, and what can be asked for beside them. */
export async function readProducts({
  db,
  catalogue: { reference },
  context: { language },
}: Call<typeof replacements.products>): Promise<ReplacementProducts> {
  const [models, applications] = await Promise.all([
    db.selectFrom('replaced_model').selectAll().orderBy('position').execute(),
    db.selectFrom('replacement_application').selectAll().orderBy('position').execute(),
  ]);
  const manufacturers = new Map<string, ReplacementProducts['manufacturers'][number]>();
  const plateTypes = new Set<string>();
  for (const { id, name, manufacturer_id, manufacturer_name, data } of models) {
    const manufacturer = manufacturers.get(manufacturer_id) ?? {
      id: manufacturer_id,
      name: manufacturer_name,
      models: [],
    };
    manufacturers.set(manufacturer_id, manufacturer);
    for (const type of data.plateTypes) plateTypes.add(type);
    const connection = connectionOfText(data.attributes['connection']?.[0]);
    manufacturer.models.push({
      id,
      name,
      applicationIds: data.applicationIds,
      plateTypeIds: data.plateTypes,
      connectionSizes: connection ? [connection.size] : [],
    });
  }
  const namesOfPlates = reference.attributes.get('platePattern')?.values;
  return {
    manufacturers: [...manufacturers.values()],
    applications: applications.map(({ id, data }) => ({ id, name: data.names[language] })),
    plateTypes: [...plateTypes].map((id) => ({ id, name: namesOfPlates?.[id]?.[language] ?? id })),
    connectionSizes: [...nominalSizes],
  };
}
