import type { ReplacementPack, ReplacementSearch } from '@shop/api-contracts';
import type { AttributeValues, StoredReplacedModel } from '@shop/commerce-model';
import { connectionOfText, type Connection } from './connections.ts';
import { platePackOf } from './plate-pack-of.ts';

/** What is known of the old unit, from its model and from what was asked; unknown figures are missing. */
export interface OldUnit {
  attributes: AttributeValues;
  cold: Connection | undefined;
  hot: Connection | undefined;
  /** Empty, in kilograms; without the plates that of the frame alone, which it is heavier than. */
  weightAtLeast: number | null;
  pack: ReplacementPack | null;
}

/** Figures of an old unit of a model, or of one whose model nobody has listed. */
export function oldUnitOf(asked: ReplacementSearch, model: StoredReplacedModel | null): OldUnit {
  const { numberOfPlates: plates, plateType } = asked;
  const known = model?.attributes ?? {};
  const ofModel = connectionOfText(known['connection']?.[0]);
  const side = (size: number | undefined): Connection | undefined =>
    size === undefined ? ofModel : ofModel?.size === size ? ofModel : { size, kind: null };
  const { plateArea: [plateArea] = [], ...common } = known;
  const frame = plates === undefined ? undefined : model?.frames.find(({ maxPlates }) => plates <= maxPlates);
  const weight = model?.weight ?? null;
  const { connection: _byItsSides, ...rest } = common;
  const said: AttributeValues = {
    ...(plates === undefined ? {} : { numberOfPlates: [plates] }),
    ...(plateType === undefined ? {} : { platePattern: [plateType] }),
  };
  return {
    attributes: {
      ...rest,
      ...said,
      ...(plates === undefined || typeof plateArea !== 'number'
        ? {}
        : { totalArea: [Math.round(plates * plateArea * 100) / 100] }),
      ...(frame?.length ? { length: [frame.length] } : {}),
      ...(plates === undefined || weight === null
        ? {}
        : { weightEmpty: [Math.round(weight.frame + plates * weight.perPlate)] }),
    },
    cold: side(asked.connectionSizeColdSide),
    hot: side(asked.connectionSizeHotSide),
    pack: platePackOf({ ...known, ...said }),
    weightAtLeast: weight === null ? null : weight.frame + (plates ?? 0) * weight.perPlate,
  };
}
