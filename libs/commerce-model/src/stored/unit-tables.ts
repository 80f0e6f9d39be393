import type { Image, KitPart, PlateRun, UnitParts } from '@shop/api-contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AttributeValues } from '../attribute.ts';
import type { Translated } from '../language.ts';
import type { Json } from './json-column.ts';

/** Customers' machines: what was built, and who has registered it. */
export interface UnitTables {
  unit: UnitTable;
  unit_revision: UnitRevisionTable;
  unit_registration: UnitRegistrationTable;
  unit_reading: UnitReadingTable;
  unit_alias: UnitAliasTable;
  unit_count: UnitCountTable;
  unit_installation: UnitInstallationTable;
  unit_handover: UnitHandoverTable;
  unit_correction: UnitCorrectionTable;
  exploded_catalog: ExplodedCatalogTable;
  exploded_assembly: ExplodedAssemblyTable;
  gasket_supply: GasketSupplyTable;
  troubleshooting_guide: TroubleshootingGuideTable;
}

export interface UnitTable {
  equipment_id: string;
  serial_number: string;
  /** `serialKeyOf` and `serialShapeOf` of the serial number. */
  serial_key: string;
  serial_shape: string;
  /** Kept when the unit is deleted, so that its tag is not taken for unknown. */
  tag_id: string | null;
  manufacturer_id: string;
  manufacturer_name: string;
  /** As which it was built; may have left the catalogue. Null for a unit of another make. */
  commercial_item_id: string | null;
  construction_name: string | null;
  product_family_id: string | null;
  customer_model_id: string | null;
  customer_model_name: string | null;
  year: number | null;
  /** Figures as built. */
  attributes: Json<AttributeValues>;
  status: Generated<'inService' | 'decommissioned' | 'replaced'>;
  successor_equipment_id: string | null;
  deleted_at: Date | null;
  /** A customer typed its nameplate, and may have made errors in it. */
  is_typed: Generated<boolean>;
}

/** What is in a unit since a day; the highest revision counts. */
export interface UnitRevisionTable {
  equipment_id: string;
  revision: number;
  kind: UnitParts['revisions'][number]['kind'];
  /** ISO day; null when it is not known, as in an import, which has years alone. */
  made_on: string | null;
  plate_pack: Json<PlateRun[]>;
  parts: Json<StoredUnitPart[]>;
}

/** A part that is built into a unit. */
export interface StoredUnitPart {
  /** In the exploded view. */
  position: number | null;
  /** Number under which it was built in, which may have been superseded since. */
  articleNumber: string;
  /** Its article in the catalogue, or the one that replaced it; null without either. */
  commercialItemId: string | null;
  quantity: number;
}

/** At most one per unit. */
export interface UnitRegistrationTable {
  equipment_id: string;
  customer_number: string | null;
  /** Set when registered by a person without a customer number. */
  oid: string | null;
  custom_name: Generated<string>;
  /** Person of the customer who did it; null when imported, or gone since. */
  registered_by: string | null;
  registered_at: Generated<Date>;
  /** The owner's picture, a stored file. */
  image_id: string | null;
  /** This and what follows is written by the database, as of the unit and its installation: lists are read by it. */
  serial_key: GeneratedAlways<string>;
  family_id: GeneratedAlways<string | null>;
  /** Own name in lower case, its numbers with twenty digits, to sort by. */
  sort_name: GeneratedAlways<string>;
  /** Own name, serial number and tag, in lower case, each on a line. */
  search_text: GeneratedAlways<string>;
  /** Name of the place with its town, else the town, else its degrees; null when nobody has said. */
  place: GeneratedAlways<string | null>;
  place_latitude: GeneratedAlways<number | null>;
  place_longitude: GeneratedAlways<number | null>;
  /** Country and postal code without spaces: `SE 21122`. */
  place_area: GeneratedAlways<string | null>;
}

/** Registrations of one owner that stand at one spot and are of one family, counted by the database as they change. */
export interface UnitCountTable {
  customer_number: GeneratedAlways<string | null>;
  oid: GeneratedAlways<string | null>;
  place: GeneratedAlways<string | null>;
  place_latitude: GeneratedAlways<number | null>;
  place_longitude: GeneratedAlways<number | null>;
  place_area: GeneratedAlways<string | null>;
  family_id: GeneratedAlways<string | null>;
  units: GeneratedAlways<number>;
}

/** Where a registered unit stands; texts may be empty. */
export interface UnitInstallationTable {
  equipment_id: string;
  in_use_at: Generated<string>;
  address: Generated<string>;
  zip: Generated<string>;
  city: Generated<string>;
  region: Generated<string>;
  country: Generated<string>;
  longitude: number | null;
  latitude: number | null;
}

/** Somebody wants a unit that another customer has registered. */
export interface UnitHandoverTable {
  id: string;
  equipment_id: string;
  /** Who gets it: a customer, or a person without one. */
  customer_number: string | null;
  oid: string | null;
  /** Person who asks. */
  asked_by: string;
  /** As in addresses; language of the answer's mail. */
  locale: string;
  asked_at: Generated<Date>;
  state: Generated<'pending' | 'confirmed' | 'refused' | 'released' | 'withdrawn'>;
  decided_at: Date | null;
}

/** What an owner corrected of a nameplate that was typed. */
export interface UnitCorrectionTable {
  /** A 64-bit number, as text. */
  id: GeneratedAlways<string>;
  equipment_id: string;
  /** Null when the person is gone. */
  corrected_by: string | null;
  customer_number: string | null;
  corrected_at: Generated<Date>;
  former: Json<StoredNameplate>;
  corrected: Json<StoredNameplate>;
}

export interface StoredNameplate {
  serialNumber: string;
  tagId: string | null;
  manufacturerId: string;
  manufacturerName: string;
  productFamilyId: string | null;
  customerModelId: string | null;
  customerModelName: string | null;
  commercialItemId: string | null;
}

/** A code on a label that leads an owner to their unit. */
export interface UnitAliasTable {
  equipment_id: string;
  /** As of the registration, with which it is deleted. */
  customer_number: string | null;
  oid: string | null;
  code: string;
  added_at: Generated<Date>;
}

/** What somebody measured: °C, m³/h, kPa. */
export interface UnitReadingTable {
  /** A 64-bit number, as text. */
  id: GeneratedAlways<string>;
  equipment_id: string;
  customer_number: string | null;
  oid: string | null;
  measured_at: ColumnType<Date, string>;
  hot_in: number;
  hot_out: number;
  cold_in: number;
  cold_out: number;
  hot_flow: number | null;
  cold_flow: number | null;
  hot_pressure_drop: number | null;
  cold_pressure_drop: number | null;
  after_cleaning: Generated<boolean>;
  source: Generated<'person' | 'gateway'>;
}

/** Exploded views of a construction. */
export interface ExplodedCatalogTable {
  id: string;
  /** All its variants look alike taken apart. */
  generic_item_id: string;
  names: Json<Translated>;
  position: number;
}

export interface ExplodedAssemblyTable {
  catalog_id: string;
  id: string;
  position: number;
  /** Null for the whole unit. */
  parent_id: string | null;
  names: Json<Translated>;
  /** With leaders, without balloons. */
  picture: Json<Image>;
  thumbnail: Json<Image>;
  /** Of a balloon, in units of the picture. */
  radius: number;
  positions: Json<StoredExplodedPosition[]>;
}

export interface StoredExplodedPosition {
  number: number;
  /** Centre of the balloon and end of its leader, in units of the picture. */
  x: number;
  y: number;
  targetX: number;
  targetY: number;
  names: Translated;
  /** Position of the part in the list of a unit; null when it is found by its article. */
  listPosition: number | null;
  commercialItemId: string | null;
  /** Pieces that the picture stands for, where no list names the part. */
  drawnQuantity: number;
  /** Sub-assembly that shows it taken apart. */
  assemblyId: string | null;
}

/** An article that fixes gaskets in their grooves. */
export interface GasketSupplyTable {
  commercial_item_id: string;
  part: Extract<KitPart, 'gasketAdhesive' | 'gasketClips'>;
  fixing: 'glued' | 'clipOn';
  /** How far one piece reaches, or how many pieces a gasket takes. */
  reach: Json<{ of: 'gasket'; pieces: number } | { of: 'area'; squareMetres: number }>;
}

/** How to find a fault in the units of a category. */
export interface TroubleshootingGuideTable {
  product_family_id: string;
  guide: Json<StoredTroubleshooting>;
}

export interface StoredTroubleshooting {
  /** The first one asks what somebody notices. */
  questions: { id: string; text: Translated; answers: { id: string; text: Translated; leadsTo: string }[] }[];
  faults: {
    id: string;
    cause: Translated;
    remedy: Translated;
    /** Parts that repair it, by their positions in the list of a unit. */
    positions: number[];
    /** Categories of the kits that do. */
    kitCategories: string[];
  }[];
}
