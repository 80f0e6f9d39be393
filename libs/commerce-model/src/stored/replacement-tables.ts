import type { AttributeValues } from '../attribute.ts';
import type { Translated } from '../language.ts';
import type { Json } from './json-column.ts';

/** Old units that those of the catalogue can replace. */
export interface ReplacementTables {
  replaced_model: ReplacedModelTable;
  replacement_application: ReplacementApplicationTable;
}

/** A model of ours or of another maker, from whose plates and frames a unit was put together. */
export interface ReplacedModelTable {
  id: string;
  position: number;
  manufacturer_id: string;
  manufacturer_name: string;
  name: string;
  data: Json<StoredReplacedModel>;
}

export interface StoredReplacedModel {
  isGasketed: boolean;
  applicationIds: string[];
  /** Values of the attribute platePattern. */
  plateTypes: string[];
  /** Figures that do not depend on the number of plates, as the catalogue writes them; those that nobody knows are missing. */
  attributes: AttributeValues;
  /** Shortest first; length in millimetres. */
  frames: { maxPlates: number; length: number | null }[];
  /** Empty, in kilograms. */
  weight: { frame: number; perPlate: number } | null;
}

/** What a unit is used for, and what it has to be made for. */
export interface ReplacementApplicationTable {
  id: string;
  position: number;
  data: Json<StoredReplacementApplication>;
}

export interface StoredReplacementApplication {
  names: Translated;
  /** Values that the attributes of a unit must have. */
  needs: Record<string, string[]>;
}
