import type { PlateRun, UnitParts } from '@shop/api-contracts';
import type { Generated } from 'kysely';
import type { AttributeValues } from '../attribute.ts';
import type { Json } from './json-column.ts';

/** Customers' machines: what was built, and who has registered it. */
export interface UnitTables {
  unit: UnitTable;
  unit_revision: UnitRevisionTable;
  unit_registration: UnitRegistrationTable;
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
}

/** What is in a unit since a day; the highest revision counts. */
export interface UnitRevisionTable {
  equipment_id: string;
  revision: number;
  kind: UnitParts['revisions'][number]['kind'];
  /** ISO day. */
  made_on: string;
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
}
