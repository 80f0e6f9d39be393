import type { AttributeValues, Translated } from '@shop/commerce-model';
import { collection, globalReference, property, texts, type Element } from './aas-elements.ts';
import type { PackUnit } from './read-pack-units.ts';

export interface NameplateInput {
  unit: PackUnit;
  /** Identification link of the unit (IEC 61406). */
  link: string;
  /** Names of its category. */
  family: Partial<Translated> | null;
  languages: string[];
  /** Name and unit of measure of a figure, in English. */
  describe: (attributeId: string) => string;
}

/** Submodel Digital Nameplate, IDTA 02006-3-0, with the figures as built. */
export function digitalNameplate(id: string, input: NameplateInput) {
  const { unit, link, family, languages, describe } = input;
  const inLanguages = (names: Partial<Translated>): Record<string, string> =>
    Object.fromEntries(
      // English first: whoever reads none of the others
      [...new Set(['en', ...languages])].flatMap((language) => {
        const name = names[language as keyof Translated];
        return name ? [[language, name]] : [];
      }),
    );
  const designation = unit.names ? inLanguages(unit.names) : { en: unit.modelName ?? unit.serialNumber };
  return {
    modelType: 'Submodel',
    id,
    idShort: 'Nameplate',
    kind: 'Instance',
    administration: { version: '3', revision: '0', templateId: 'https://admin-shell.io/IDTA 02006-3-0' },
    semanticId: globalReference('https://admin-shell.io/idta/nameplate/3/0/Nameplate'),
    submodelElements: [
      property('URIOfTheProduct', '0112/2///61987#ABN590#002', link, 'xs:anyURI'),
      texts('ManufacturerName', '0112/2///61987#ABA565#009', { en: unit.manufacturerName }),
      texts('ManufacturerProductDesignation', '0112/2///61987#ABA567#009', designation),
      collection(
        'AddressInformation',
        'https://admin-shell.io/zvei/nameplate/1/0/ContactInformations/AddressInformation',
        [texts('Company', '0173-1#02-AAW001#001', { en: unit.manufacturerName })],
      ),
      ...(family ? [texts('ManufacturerProductFamily', '0112/2///61987#ABP464#002', inLanguages(family))] : []),
      ...(unit.modelName ? [property('ManufacturerProductType', '0112/2///61987#ABA300#008', unit.modelName)] : []),
      property('OrderCodeOfManufacturer', '0112/2///61987#ABA950#008', unit.constructionName ?? unit.modelName),
      ...(unit.constructionName
        ? [property('ProductArticleNumberOfManufacturer', '0112/2///61987#ABA581#007', unit.constructionName)]
        : []),
      property('SerialNumber', '0112/2///61987#ABA951#009', unit.serialNumber),
      ...(unit.year === null ? [] : [property('YearOfConstruction', '0112/2///61987#ABP000#002', String(unit.year))]),
      ...figures(unit.attributes, describe),
    ],
  };
}

function figures(attributes: AttributeValues, describe: NameplateInput['describe']): Element[] {
  const entries = Object.entries(attributes).filter(([, values]) => values.length > 0);
  if (entries.length === 0) return [];
  return [
    collection(
      'AssetSpecificProperties',
      '0173-1#02-ABI218#003/0173-1#01-AGZ672#004',
      entries.map(([attributeId, values]) => {
        const [first] = values;
        const isNumber = values.length === 1 && typeof first === 'number';
        return {
          ...property(
            attributeId,
            'https://admin-shell.io/SMT/General/ArbitraryProp',
            values.join(' ... '),
            isNumber ? 'xs:double' : 'xs:string',
          ),
          description: [{ language: 'en', text: describe(attributeId) }],
        };
      }),
    ),
  ];
}
