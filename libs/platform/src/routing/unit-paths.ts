import { withQuery } from './paths.ts';

/** Topics of a unit's page, in order; each has an address, whether or not it has a page yet. */
export const unitTopics = [
  'documentation',
  'spare-parts',
  'service-kits',
  'spare-part-catalogue',
  'service-partner',
  'technical-documentation',
  'technical-troubleshooting',
  'installation-info',
  'connectivity',
] as const;
export type UnitTopic = (typeof unitTopics)[number];

/** Addresses of units, apart from `paths`, because home, categories and items load that file first. */
export const unitPaths = {
  /** `q`: a serial number, a tag or an own name, which leads to the only unit that has it. */
  unitSearch: (q?: string) => `/unit${q ? `?${new URLSearchParams({ q })}` : ''}`,
  /** Reads a label. A document of its own, since only its policy lets the code reader and the camera run: no router link leads there. */
  unitScan: () => '/unit/scan',
  /** The form for a unit that nobody has registered, filled in with its serial number. `scanned`: its tag, or the code of another label, that will lead to it. */
  registerProduct: (serialNumber: string, scanned: { tag?: string | undefined; label?: string | undefined } = {}) =>
    withQuery(`/registerproduct/${encodeURIComponent(serialNumber)}`, scanned),
  /** Leads from a tag to its unit. */
  myProduct: (tagId: string) => `/myproduct/${encodeURIComponent(tagId)}`,
  ownUnits: () => '/portal/units',
  /** The unit's page within the account area. */
  ownUnit: (equipmentId: string, topic?: UnitTopic) =>
    `/portal/units/${equipmentId}${topic === undefined ? '' : `/${topic}`}`,
  /** `query`: what is known of the old unit, without which the page leads to the form. */
  replacementSuggestions: (query?: string) => `/unitreplacement/suggestions${query ? `?${query}` : ''}`,
  replacementContact: (query?: string) => `/unitreplacement/contact${query ? `?${query}` : ''}`,
  /** Whether one unit does a duty: `query` names it (`compare`), the old one where it replaces one, and what is known of the duty. */
  replacementProof: (query?: string) => `/unitreplacement/proof${query ? `?${query}` : ''}`,
  unit: (equipmentId: string, topic?: UnitTopic) => `/unit/${equipmentId}${topic === undefined ? '' : `/${topic}`}`,
};

/** Route patterns of the same pages, relative to `/:locale`. */
export const unitPatterns = {
  unitSearch: 'unit',
  unitScan: 'unit/scan',
  registerProduct: 'registerproduct/:serialNumber',
  myProduct: 'myproduct/:tagId',
  ownUnits: 'portal/units',
  ownUnit: 'portal/units/:equipmentId/:topic?',
  replacementSuggestions: 'unitreplacement/suggestions',
  replacementContact: 'unitreplacement/contact',
  replacementProof: 'unitreplacement/proof',
  unit: 'unit/:equipmentId/:topic?',
} as const;

/** True for text that may be an equipment id. */
export const isEquipmentId = (text: string | undefined): text is string => /^[A-Za-z0-9]{6,20}$/.test(text ?? '');

const dutyFigures = [
  'Fluid',
  'Flow',
  'In',
  'Out',
  'Drop',
  'Percent',
  'Density',
  'HeatCapacity',
  'Conductivity',
  'Viscosity',
  'Origin',
];
/** Query parameters of the proof, which its rendered page depends on; apart from the others, because those are loaded first. */
export const proofQueryParameters: readonly string[] = [
  ...['measures', 'oldPasses', 'newPasses', 'energyHours', 'energyPrice', 'energyFactor'],
  ...['hot', 'cold'].flatMap((side) => dutyFigures.map((figure) => side + figure)),
];
