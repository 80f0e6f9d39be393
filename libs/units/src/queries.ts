import { calls, type InputOf, type units } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

// Keys of queries with prices or what only the owner sees end in the identity scope (platform).

/** A unit with its nameplate; its owner also gets their own name for it. */
export const unitQuery = (equipmentId: string, scope: string) =>
  apiQuery(calls.units.get, { params: { id: equipmentId } }, { scope });

/** The as-built or standard list of a unit, priced for whoever asks. */
export const unitPartsQuery = (equipmentId: string, scope: string) =>
  apiQuery(calls.units.spareparts, { params: { id: equipmentId }, query: {} }, { scope });

/** An older revision of the as-built list. */
export const unitRevisionQuery = (equipmentId: string, revision: number, scope: string) =>
  apiQuery(
    calls.units.spareparts,
    { params: { id: equipmentId }, query: { revision } },
    { scope, excludedFromLoader: true },
  );

/** Block above the search; never requested on company sites. */
export const unitSearchBlockQuery = () => apiQuery(calls.content.blocks, { query: { blocks: 'unitsearch' } });

/** Units whose serial number begins or ends with what was typed so far. */
export const typedUnitsQuery = (serialNumber: string, scope: string) =>
  apiQuery(calls.units.search, { query: { serialNumber } }, { scope, excludedFromLoader: true });

/** Signs that no path may contain; search is blind to them anyway. */
const inPath = (code: string): string => code.replace(/[/\\%]/g, '-');

/** Units with exactly this serial number, else the nearest. */
export const unitsBySerialQuery = (serial: string) =>
  apiQuery(calls.units.searchBySerial, { params: { serial: inPath(serial) } });

export const unitByTagQuery = (tag: string) => apiQuery(calls.units.getByTag, { params: { tag: inPath(tag) } });

/** The own unit to which the code of a label leads. */
export const unitByAliasQuery = (code: string, scope: string) =>
  apiQuery(calls.units.byAlias, { query: { code } }, { scope, excludedFromLoader: true, staleTime: 0 });

/** Who has registered a unit, seen by the person of the scope. */
export const registrationQuery = (equipmentId: string, scope: string) =>
  apiQuery(
    calls.units.registrationStatus,
    { params: { id: equipmentId } },
    { scope, excludedFromLoader: true, staleTime: 0 },
  );

export const documentationQuery = (equipmentId: string) =>
  apiQuery(calls.units.documentation, { params: { id: equipmentId } });

export const technicalDocumentationQuery = (equipmentId: string) =>
  apiQuery(calls.units.technicalDocumentation, { params: { id: equipmentId } });

/** From what somebody notices to the parts of the unit that repair it, priced for whoever asks. */
export const troubleshootingQuery = (equipmentId: string, scope: string) =>
  apiQuery(calls.units.troubleshooting, { params: { id: equipmentId } }, { scope });

/** Key prefix of all pages of a unit's readings, whoever asks. */
export const unitReadingsKey = (equipmentId: string) => [calls.unitReadings.list.name, { params: { id: equipmentId } }];

/** A page of readings of an own unit. */
export const unitReadingsQuery = (equipmentId: string, page: number, scope: string) =>
  apiQuery(calls.unitReadings.list, { params: { id: equipmentId }, query: { page } }, { scope, staleTime: 0 });

/** Exploded views of the unit's construction; the same for everybody. */
export const explodedViewsQuery = (equipmentId: string) =>
  apiQuery(calls.units.explodedViews, { params: { id: equipmentId } });

/** One exploded view with the parts of the unit, priced for whoever asks. */
export const partAssemblyQuery = (
  equipmentId: string,
  { catalogId, assemblyId }: { catalogId: string; assemblyId: string },
  scope: string,
) => apiQuery(calls.units.partAssembly, { params: { id: equipmentId, catalogId, assemblyId } }, { scope });

/** What the shop sells for the unit's construction, priced for whoever asks. */
export const constructionArticlesQuery = (equipmentId: string, scope: string) =>
  apiQuery(calls.units.constructionArticles, { params: { id: equipmentId } }, { scope });

/** What is renewed of a plate pack. */
export type KitWish = NonNullable<InputOf<typeof units.kit>['body']>;

/** Parts that renewing the plate pack takes, priced for whoever asks. */
export const unitKitQuery = (equipmentId: string, wish: KitWish, scope: string) =>
  apiQuery(calls.units.kit, { params: { id: equipmentId }, body: wish }, { scope, excludedFromLoader: true });

/** Choices of the form that registers a unit. */
export const registerChoicesQuery = (chosen: {
  serialNumber?: string;
  productFamilyId?: string;
  customerModelId?: string;
}) => apiQuery(calls.units.registerChoices, { query: chosen }, { excludedFromLoader: true });

/** What only its owner knows of a unit, and whose it is. */
export const ownedQuery = (equipmentId: string, scope: string) =>
  apiQuery(calls.units.owned, { params: { id: equipmentId } }, { scope, excludedFromLoader: true, staleTime: 0 });

export interface OwnUnitFilters {
  q?: string;
  place?: string;
  family?: string;
  /** Only units whose place nobody has said. */
  withoutPlace?: 'true';
  /** From 2: the first page has no number. */
  page?: number;
  /** Units per page. */
  limit?: number;
}

/** One page of own units. */
export const ownUnitsQuery = (scope: string, filters: OwnUnitFilters = {}) =>
  apiQuery(calls.units.list, { query: filters }, { scope, excludedFromLoader: true, staleTime: 0 });

/** Own units counted by place. */
export const unitMapQuery = (scope: string, { q, place, family }: OwnUnitFilters) =>
  apiQuery(
    calls.units.map,
    { query: { ...(q ? { q } : {}), ...(place ? { place } : {}), ...(family ? { family } : {}) } },
    { scope, excludedFromLoader: true, staleTime: 0 },
  );

/** Places and families of own units. */
export const unitPlacesQuery = (scope: string) =>
  apiQuery(calls.units.places, {}, { scope, excludedFromLoader: true, staleTime: 0 });

/** Open requests to hand units over. */
export const handoversQuery = (scope: string) =>
  apiQuery(calls.units.handovers, {}, { scope, excludedFromLoader: true, staleTime: 0 });

/** Where an own unit stands. */
export const installationQuery = (equipmentId: string, scope: string) =>
  apiQuery(
    calls.units.installation,
    { params: { id: equipmentId } },
    { scope, excludedFromLoader: true, staleTime: 0 },
  );

/** Service partners near a unit, for its owner by its place. */
export const servicePartnerQuery = (equipmentId: string, scope: string) =>
  apiQuery(calls.units.servicePartner, { params: { id: equipmentId } }, { scope, excludedFromLoader: true });

const ownNames: ReadonlySet<unknown> = new Set([
  'units.list',
  'units.owned',
  'units.byAlias',
  'units.get',
  'units.registrationStatus',
  'units.places',
  'units.map',
  'units.handovers',
  'units.installation',
  'units.servicePartner',
  // a unit that was not known before
  'units.search',
  'units.searchBySerial',
  'units.getByTag',
]);

/** True for queries that change when a unit is registered, removed, or changed by its owner. */
export const isOfOwnUnits = (queryKey: readonly unknown[]): boolean => ownNames.has(queryKey[0]);
