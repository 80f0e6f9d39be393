import * as z from 'zod/mini';
import { fieldBounds } from '../bounds/field-bounds.ts';
import { fileSchema, photoTypes } from '../client/files.ts';
import { endpoint } from '../client/endpoint.ts';
import { equipmentIdSchema } from '../ids.ts';
import { nothingSchema } from '../nothing.ts';
import { partnerLocationSchema, positionSchema } from '../partner-locations.ts';
import { visible } from '../visible-text.ts';
import {
  codeSchema,
  maxAliasText,
  maxCodeText,
  namedSchema,
  registrationStatusSchema,
  unitSummarySchema,
} from './unit-summary.ts';

const params = z.object({ id: equipmentIdSchema });
const text = (maximum: number) => z.string().check(visible(), z.maxLength(maximum));
const idSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

/** A tag that is fixed to a unit now: it must stand in an address, `/myproduct/{tagId}`, as it is. */
export const newTagSchema = z
  .string()
  .check(visible(), z.toUpperCase(), z.regex(/^[A-Z0-9](?:[A-Z0-9.-]{1,38}[A-Z0-9])$/));

/** What somebody says about a unit that nobody has registered before. Of a unit of another make only names are known. */
export const newUnitSchema = z.object({
  serialNumber: codeSchema,
  tagId: z.nullable(newTagSchema),
  /** Category of the catalogue. */
  productFamilyId: z.nullable(idSchema),
  /** Article as which it was built. */
  productConstructionId: z.nullable(idSchema),
  /** Null for a maker who is not among the choices; then its name is required. */
  manufacturerId: z.nullable(idSchema),
  manufacturerName: text(fieldBounds.name),
  /** Item of the catalogue. */
  customerModelId: z.nullable(idSchema),
  customerModelName: text(fieldBounds.name),
});
export type NewUnit = z.output<typeof newUnitSchema>;

/** Where a unit stands, as its owner says; texts may be empty. */
export const installationInformationSchema = z.object({
  /** Name of the place: hall, line, ship. */
  inUseAt: text(fieldBounds.name),
  address: text(fieldBounds.addressLine),
  zip: text(fieldBounds.zipCode),
  city: text(fieldBounds.city),
  /** State of a country with states, else free. */
  region: text(fieldBounds.city),
  /** ISO 3166-1 alpha-2, or empty. */
  country: z.string().check(z.regex(/^(?:[A-Z]{2})?$/)),
  /** Degrees, both or none. */
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
});
export type InstallationInformation = z.output<typeof installationInformationSchema>;

/** A unit in the list of its owner. */
export const ownUnitSchema = z.extend(unitSummarySchema, {
  customName: z.nullable(z.string()),
  /** Ours: id of the owner's picture, null without one; changes with the picture. */
  customImage: z.optional(z.nullable(z.string())),
  /** Ours: name of the place, else its town. */
  place: z.optional(z.nullable(z.string())),
  /** Ours. */
  status: z.optional(z.enum(['inService', 'decommissioned', 'replaced'])),
});
export type OwnUnit = z.output<typeof ownUnitSchema>;

/** What only its owner knows of a unit. */
export const ownerDetailsSchema = z.object({
  status: registrationStatusSchema,
  customName: z.nullable(z.string()),
  customImage: z.nullable(z.string()),
  place: z.nullable(z.string()),
  /** True when a customer typed the nameplate, so that the owner may correct it. */
  isNameplateTyped: z.boolean(),
  /** Ours: codes on labels that lead to it, of other makers or the owner's own, oldest first. */
  aliases: z.optional(z.array(z.string())),
});
export type OwnerDetails = z.output<typeof ownerDetailsSchema>;

/** What a label of another maker, or the owner's own, says: any text that a code holds. */
export const aliasSchema = z.string().check(z.trim(), visible(), z.minLength(1), z.maxLength(maxAliasText));
const aliasesSchema = z.object({ aliases: z.array(z.string()) });

/** Somebody asks an owner to hand a unit over. */
export const handoverSchema = z.object({
  id: idSchema,
  unit: unitSummarySchema,
  /** The owner's name for the unit; null for who asks. */
  customName: z.nullable(z.string()),
  /** Company or person who asks; null in one's own requests. */
  askedBy: z.nullable(z.string()),
  /** ISO instant. */
  askedAt: z.string(),
});
export type Handover = z.output<typeof handoverSchema>;

/** A name, a comma and a town. */
const maxPlaceText = fieldBounds.name + 2 + fieldBounds.city;

/** What the list and the map of own units are narrowed by; all ours. */
const filters = {
  /** Part of a name, serial number or tag. */
  q: z.optional(z.string().check(z.trim(), visible(), z.maxLength(maxCodeText))),
  /** As in `units.places`. */
  place: z.optional(text(maxPlaceText)),
  /** Category of the catalogue. */
  family: z.optional(idSchema),
};

/** Own units that stand at one place. */
export const placeOfUnitsSchema = z.object({
  /** As in `units.places`: its name with the town, by which places of one name in two towns are told apart. */
  place: z.string(),
  /** Number of units. */
  units: z.number(),
  /** Where most of them stand; null when neither a position nor a known postal code was given. */
  position: z.nullable(positionSchema),
});
export type PlaceOfUnits = z.output<typeof placeOfUnitsSchema>;

/** Calls about what owners have and say of their units; everything in them is for the customer number in use. */
export const ownUnits = {
  list: endpoint({
    name: 'units.list',
    method: 'GET',
    path: '/units',
    summary: 'One page of the units of the customer number in use, by name, its numbers as numbers',
    auth: 'required',
    query: z.object({
      /** Ours, one-based. */
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
      ...filters,
      /** Ours: only units whose place nobody has said; `place` is ignored then. */
      withoutPlace: z.optional(z.enum(['true', 'false'])),
      /** Ours: units of one page; a file of all needs fewer calls. */
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))),
    }),
    response: z.object({ total: z.number(), unitsPerPage: z.number(), units: z.array(ownUnitSchema) }),
  }),
  places: endpoint({
    name: 'units.places',
    method: 'GET',
    path: '/units/places',
    summary: 'Places and product families of own units, to choose from in the list',
    auth: 'required',
    ours: true,
    response: z.object({ places: z.array(z.string()), families: z.array(namedSchema) }),
  }),
  map: endpoint({
    name: 'units.map',
    method: 'GET',
    path: '/units/map',
    summary: 'Own units counted by place, at most 300 places, those with most units first',
    auth: 'required',
    ours: true,
    query: z.object(filters),
    response: z.object({
      /** Units that the filters leave. */
      total: z.number(),
      /** Units of these whose place nobody has said. */
      withoutPlace: z.number(),
      /** Number of places, also of those that are not among `places`. */
      placesTotal: z.number(),
      places: z.array(placeOfUnitsSchema),
    }),
  }),
  registerChoices: endpoint({
    name: 'units.registerChoices',
    method: 'GET',
    path: '/units/register/choices',
    summary: 'Makers, families, models of a family and constructions of a model; what a serial number speaks for',
    auth: 'none',
    ours: true,
    query: z.object({
      serialNumber: z.optional(codeSchema),
      productFamilyId: z.optional(idSchema),
      customerModelId: z.optional(idSchema),
    }),
    response: z.object({
      manufacturers: z.array(namedSchema),
      families: z.array(namedSchema),
      models: z.array(namedSchema),
      constructions: z.array(namedSchema),
      /** Only when the units with numbers like this agree. */
      suggestion: z.nullable(
        z.object({
          manufacturerId: z.string(),
          productFamilyId: z.nullable(z.string()),
          customerModelId: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  create: endpoint({
    name: 'units.create',
    method: 'POST',
    path: '/units/register/create',
    summary:
      'Registers a unit by its nameplate; one that is known already is added. 409 `unit_registered` with `equipmentId`, `tag_taken`, `tag_deleted`, `unit_has_tag`, `too_many_units`',
    auth: 'required',
    body: newUnitSchema,
    response: z.object({ equipmentId: equipmentIdSchema, status: registrationStatusSchema }),
  }),
  correctNameplate: endpoint({
    name: 'units.correctNameplate',
    method: 'PUT',
    path: '/units/:id/nameplate',
    summary:
      'Corrects the nameplate of an own unit that was typed; 404 `unit_unknown` for others, 409 `nameplate_known`, `nameplate_taken` with `equipmentId`, `tag_taken`, `tag_deleted`, `too_many_corrections`, 422 `invalid_unit` with all errors',
    auth: 'required',
    ours: true,
    params,
    body: newUnitSchema,
    response: ownerDetailsSchema,
  }),
  registerTag: endpoint({
    name: 'units.registerTag',
    method: 'POST',
    path: '/units/register/tag',
    summary:
      'Fixes a tag to an own unit without one; 409 `tag_taken`, `tag_deleted`, `unit_has_tag`, 404 `unit_unknown` for others',
    auth: 'required',
    body: z.object({ tagId: newTagSchema, equipmentId: equipmentIdSchema }),
    response: z.object({ equipmentId: equipmentIdSchema }),
  }),
  edit: endpoint({
    name: 'units.edit',
    method: 'PUT',
    path: '/units/edit/:id',
    summary:
      'Changes own name and picture of an own unit; 404 `unit_unknown` for others, 422 `file_type`, `photo_unreadable`',
    auth: 'required',
    takesFile: true,
    isFileOptional: true,
    fileTypes: photoTypes,
    params,
    query: z.object({
      /** Absent: stays as it is. Empty: none. */
      customName: z.optional(text(fieldBounds.name)),
      removeCustomImage: z.optional(z.enum(['true', 'false'])),
    }),
    response: ownerDetailsSchema,
  }),
  owned: endpoint({
    name: 'units.owned',
    method: 'GET',
    path: '/units/:id/owned',
    summary: 'Own name, picture and place of a unit, and whose it is; 404 `unit_unknown`',
    auth: 'required',
    ours: true,
    params,
    response: ownerDetailsSchema,
  }),
  image: endpoint({
    name: 'units.image',
    method: 'GET',
    path: '/units/:id/image',
    summary: 'The owner’s picture of a unit; 404 `photo_unknown`',
    auth: 'required',
    ours: true,
    answersFile: true,
    params,
    response: fileSchema,
  }),
  installation: endpoint({
    name: 'units.installation',
    method: 'GET',
    path: '/units/:id/installationinformation',
    summary: 'Where an own unit stands, null when nobody has said; 404 `unit_unknown` for others',
    auth: 'required',
    params,
    response: z.nullable(installationInformationSchema),
  }),
  setInstallation: endpoint({
    name: 'units.setInstallation',
    method: 'POST',
    path: '/units/:id/installationinformation',
    summary: 'Says where an own unit stands; 404 `unit_unknown` for others, 422 `invalid_address` with all errors',
    auth: 'required',
    params,
    body: installationInformationSchema,
    response: installationInformationSchema,
  }),
  servicePartner: endpoint({
    name: 'units.servicePartner',
    method: 'GET',
    path: '/units/:id/servicepartner',
    summary: 'The three service partners nearest to the unit, or of the reader’s country; 404 `unit_unknown`',
    auth: 'optional',
    params,
    response: z.object({
      /** Ours: what they are near to; `country`: nothing nearer is known. */
      nearTo: z.enum(['installation', 'country']),
      partners: z.array(
        z.extend(partnerLocationSchema, {
          /** Ours: as the crow flies; null by country. */
          distanceKm: z.nullable(z.number()),
        }),
      ),
    }),
  }),
  byAlias: endpoint({
    name: 'units.byAlias',
    method: 'GET',
    path: '/units/byalias',
    summary: 'The own unit to which the code of a label leads, by `addAlias`',
    auth: 'required',
    ours: true,
    query: z.object({ code: aliasSchema }),
    response: z.object({ equipmentId: z.nullable(equipmentIdSchema) }),
  }),
  addAlias: endpoint({
    name: 'units.addAlias',
    method: 'POST',
    path: '/units/:id/aliases',
    summary:
      'Lets the code of a label lead to an own unit; 404 `unit_unknown` for others, 409 `alias_taken` by another own unit, `too_many_aliases`',
    auth: 'required',
    ours: true,
    params,
    body: z.object({ code: aliasSchema }),
    response: aliasesSchema,
  }),
  removeAlias: endpoint({
    name: 'units.removeAlias',
    method: 'DELETE',
    path: '/units/:id/aliases',
    summary: 'The code of a label leads to an own unit no longer; again is no error. 404 `unit_unknown` for others',
    auth: 'required',
    ours: true,
    params,
    query: z.object({ code: aliasSchema }),
    response: aliasesSchema,
  }),
  askHandover: endpoint({
    name: 'units.askHandover',
    method: 'POST',
    path: '/units/:id/handover',
    summary:
      'Asks the owner to hand a unit over; 409 `unit_not_registered` when it is free, `unit_is_own`, `too_many_handovers`, `handover_asked_often` with `askAgainAt`',
    auth: 'required',
    ours: true,
    params,
    response: z.object({ status: registrationStatusSchema }),
  }),
  withdrawHandover: endpoint({
    name: 'units.withdrawHandover',
    method: 'DELETE',
    path: '/units/:id/handover',
    summary: 'Takes an own request back; again is no error',
    auth: 'required',
    ours: true,
    params,
    response: nothingSchema,
  }),
  handovers: endpoint({
    name: 'units.handovers',
    method: 'GET',
    path: '/units/handovers',
    summary: 'Open requests for own units, and those of one’s own, newest first, at most 50 each',
    auth: 'required',
    ours: true,
    response: z.object({ received: z.array(handoverSchema), asked: z.array(handoverSchema) }),
  }),
  decideHandover: endpoint({
    name: 'units.decideHandover',
    method: 'POST',
    path: '/units/handovers/:handoverId',
    summary: 'Hands an own unit over or refuses to; 404 `handover_unknown` for others and for decided ones',
    auth: 'required',
    ours: true,
    params: z.object({ handoverId: idSchema }),
    body: z.object({ isConfirmed: z.boolean() }),
    response: nothingSchema,
  }),
};
