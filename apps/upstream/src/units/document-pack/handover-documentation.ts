import { collection, file, list, property, texts } from './aas-elements.ts';
import type { PlannedFile, PlannedUnit } from './pack-plan.ts';
import { vdiClassNames } from './vdi-class-names.ts';

const document = '0173-1#02-ABI500#003/0173-1#01-AHF579#003';
const documentId = '0173-1#02-ABI501#003/0173-1#01-AHF580#003';
const classification = '0173-1#02-ABI502#003/0173-1#01-AHF581#003';
const version = '0173-1#02-ABI503#003/0173-1#01-AHF582#003';
const language = '0173-1#02-AAN468#008';
const digitalFile = '0173-1#02-ABK126#002';
const collections = { modelType: 'SubmodelElementCollection' };

/**
 * Submodel Handover Documentation, IDTA 02004-2-0: every document of the unit's folder, by its path there. `domainId`
 * names who gives the documents their identifiers.
 */
export function handoverDocumentation(id: string, { unit, files }: PlannedUnit, domainId: string) {
  return {
    modelType: 'Submodel',
    id,
    idShort: 'HandoverDocumentation',
    kind: 'Instance',
    administration: { version: '2', revision: '0', templateId: 'https://admin-shell.io/idta-02004-2-0' },
    semanticId: { type: 'ModelReference', keys: [{ type: 'Submodel', value: '0173-1#01-AHF578#003' }] },
    submodelElements: [
      list(
        'Documents',
        '0173-1#02-ABI500#003',
        files.map((one) => documentOf(one, unit.manufacturerName, domainId)),
        { ...collections, semanticOfElements: document },
      ),
    ],
  };
}

function documentOf({ hash, vdiClass, ...described }: PlannedFile, organization: string, domainId: string) {
  return collection(null, document, [
    list(
      'DocumentIds',
      '0173-1#02-ABI501#003',
      [
        collection(null, documentId, [
          property('DocumentDomainId', '0173-1#02-ABH994#003', domainId),
          property('DocumentIdentifier', '0173-1#02-AAO099#004', hash),
          property('DocumentIsPrimary', '0173-1#02-ABH995#003', 'true', 'xs:boolean'),
        ]),
      ],
      { ...collections, semanticOfElements: documentId },
    ),
    list(
      'DocumentClassifications',
      '0173-1#02-ABI502#003',
      [
        collection(null, classification, [
          property('ClassId', '0173-1#02-ABH996#003', vdiClass),
          texts('ClassName', '0173-1#02-ABJ219#002', vdiClassNames[vdiClass]),
          property('ClassificationSystem', '0173-1#02-ABH997#003', 'VDI2770:2020'),
        ]),
      ],
      { ...collections, semanticOfElements: classification },
    ),
    list('DocumentVersions', '0173-1#02-ABI503#003', [versionOf(described, organization)], {
      ...collections,
      semanticOfElements: version,
    }),
  ]);
}

function versionOf(
  { names, language: own, revision, type, path }: Omit<PlannedFile, 'hash' | 'vdiClass'>,
  organization: string,
) {
  // a document of figures has no language, but the submodel wants one
  const written = own !== null && own in names ? own : 'en';
  const title = { [written]: names[written as keyof typeof names] };
  return collection(null, version, [
    list('Language', language, [property(null, language, written)], { modelType: 'Property', valueType: 'xs:string' }),
    property('Version', '0173-1#02-AAP003#005', revision),
    texts('Title', '0173-1#02-ABG940#003', title),
    texts('Description', '0173-1#02-AAN466#004', title),
    // the day of a revision is not kept
    property('StatusSetDate', '0173-1#02-ABI000#003', null, 'xs:date'),
    property('StatusValue', '0173-1#02-ABI001#003', 'Released'),
    property('OrganizationShortName', 'https://api.eclass-cdp.com/0173-1-02-ABI002-003', organization),
    property('OrganizationOfficialName', '0173-1#02-ABI004#003', organization),
    list('DigitalFiles', digitalFile, [file(digitalFile, type, path.split('/').map(encodeURIComponent).join('/'))], {
      modelType: 'File',
    }),
  ]);
}
