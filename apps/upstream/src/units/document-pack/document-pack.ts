import type { units } from '@shop/api-contracts';
import type { FileStream } from '../../http/files/answer-stream.ts';
import type { Call } from '../../http/route.ts';
import type { AppSettings } from '../../http/deps.ts';
import { Problem } from '../../problem/problem.ts';
import { assetShell } from './asset-shell.ts';
import { planPack } from './pack-plan.ts';
import { readMedia } from './read-media.ts';
import { readPackUnits } from './read-pack-units.ts';
import { streamPack } from './stream-pack.ts';

/** Host of identification links while the shop's own is not configured. */
const unknownShop = 'https://shop.invalid';

/**
 * The documents of units as one ZIP: what anybody may read of them, whoever asks. Visitors get one unit at a time. Throws
 * a Problem 404 unit_unknown, or 422 sign_in_for_several.
 */
export async function documentPack(
  { db, body, person, catalogue }: Call<typeof units.documentPack>,
  { shopUrl }: Pick<AppSettings, 'shopUrl'>,
): Promise<FileStream> {
  const { equipmentIds, languages } = body;
  if (person === null && equipmentIds.length > 1) {
    throw new Problem(422, 'sign_in_for_several', 'Sign in to get the documents of several units at once');
  }
  const { attributes, categories } = catalogue.reference;
  const planned = planPack(await readPackUnits(db, equipmentIds, languages));
  const describe = (id: string): string => {
    const attribute = attributes.get(id);
    return attribute ? [attribute.name.en, attribute.unit].filter(Boolean).join(', ') : id;
  };
  const { stream, length } = await streamPack(planned, {
    read: ({ hash }) => readMedia(db, hash),
    shellOf: (one) =>
      assetShell(one, {
        link: `${shopUrl ?? unknownShop}/i/${one.unit.equipmentId}`,
        family: categories.get(one.unit.familyId ?? '')?.name ?? null,
        languages,
        describe,
      }),
  });
  const [first] = planned;
  const name = planned.length === 1 && first ? first.folder : `${planned.length} units`;
  return { name: `Documents ${name}.zip`, type: 'application/zip', length, stream };
}
