import { type Language, languages } from '@shop/commerce-model';
import { rounded } from './chance.ts';
import type { DocumentSeed, VariantSeed } from './demo-company.ts';
import { dimensionMeasures } from './drawings/dimensions/dimension-sheet.ts';
import type { UnitParameters } from './drawings/draw.ts';
import { figuresOf } from './documents/figures.ts';
import { createPdf, type PdfContent } from './documents/pdf-file.ts';
import { textsIn, translated } from './texts.ts';
import { productNames } from './words/products.ts';

const footer = 'Vadholm Värmeöverföring AB, Gjutarevägen 14, 211 24 Malmö';
const revision = 'C';

/** Sections of the manual for units with plates, the last one for gasketed units only: a heading, then paragraphs. */
const manualSections = {
  safety: textsIn('manual.safety'),
  installation: textsIn('manual.installation'),
  startUp: textsIn('manual.startUp'),
  maintenance: textsIn('manual.maintenance'),
  openingAndClosing: textsIn('manual.openingAndClosing'),
};
const instructionSteps = textsIn('instruction');
const declaration = textsIn('declaration');

function document(
  seed: Omit<DocumentSeed, 'body' | 'revision'>,
  contentOf: () => Omit<PdfContent, 'language' | 'footer' | 'title' | 'kicker'>,
): DocumentSeed {
  const { language, name } = seed;
  return {
    ...seed,
    revision,
    body: (fonts) =>
      createPdf(
        {
          title: language === null ? seed.fileName.replace('.pdf', '') : name[language],
          kicker: `Vadholm · ${language === null ? revision : translated('documents.revision', { revision })[language]} · 2026-03-14`,
          language,
          footer,
          ...contentOf(),
        },
        fonts,
      ),
  };
}

function manual(id: string, language: Language, gasketed: boolean): DocumentSeed {
  const name = translated('documents.manual', { series: translated('documents.series', { id }) });
  return document(
    {
      id: `manual${id}${language.replace('-', '')}`,
      name,
      kind: 'manual',
      language,
      fileName: `manual-${id.toLowerCase()}-${language}.pdf`,
    },
    () => ({
      sections: Object.entries(manualSections)
        .filter(([section]) => gasketed || section !== 'openingAndClosing')
        .map(([, { heading, ...paragraphs }]) => ({
          heading: heading[language],
          paragraphs: Object.values(paragraphs).map((paragraph) => paragraph[language]),
        })),
    }),
  );
}

/** Laws and standards that a pressure vessel is declared to meet, and those of one with fans. */
const pressureVessel = { legislation: '2014/68/EU', standards: 'EN 13445-3, EN 1092-1, ISO 228-1' };
const withFans = { legislation: '2014/68/EU, 2006/42/EC, 2014/30/EU', standards: 'EN 378-2, EN 60204-1, ISO 13857' };

function conformity(
  id: string,
  product: keyof typeof productNames,
  language: Language,
  { legislation, standards } = pressureVessel,
): DocumentSeed {
  const name = translated('documents.declaration', { series: translated('documents.series', { id }) });
  return document(
    {
      id: `declaration${id}${language.replace('-', '')}`,
      name,
      kind: 'certificate',
      language,
      fileName: `declaration-of-conformity-${id.toLowerCase()}-${language}.pdf`,
    },
    () => ({
      sections: [
        { paragraphs: [declaration.intro[language]] },
        {
          rows: [
            { name: declaration.manufacturer[language], value: footer },
            { name: declaration.product[language], value: `${productNames[product][language]}, ${id}` },
            { name: declaration.legislation[language], value: legislation },
            { name: declaration.assessment[language], value: declaration.soundPractice[language] },
            { name: declaration.standards[language], value: standards },
            { name: declaration.signed[language], value: 'Karin Åkesson, Malmö, 2026-03-14' },
          ],
        },
      ],
    }),
  );
}

function instruction(language: Language): DocumentSeed {
  return document(
    {
      id: `regasketing${language.replace('-', '')}`,
      name: translated('documents.instruction'),
      kind: 'instruction',
      language,
      fileName: `regasketing-${language}.pdf`,
    },
    () => ({
      sections: [{ steps: Object.values(instructionSteps).map((step) => step[language]) }],
    }),
  );
}

function dataSheet(variant: VariantSeed, language: Language): DocumentSeed {
  const name = translated('documents.dataSheet', { article: variant.articleNumber });
  return document(
    {
      id: `data${variant.commercialItemId}${language.replace('-', '')}`,
      name,
      kind: 'dataSheet',
      language,
      fileName: `${variant.articleNumber}-${language}.pdf`,
    },
    () => ({
      sections: [{ paragraphs: [variant.name[language]] }, ...figuresOf(variant, language)],
    }),
  );
}

/** A document without language: only figures and letters. */
function dimensionDrawing(variant: VariantSeed): DocumentSeed {
  const drawing = variant.drawing as UnitParameters;
  const tightening = variant.attributes['tighteningLength'] as [number, number] | undefined;
  const name = translated('documents.drawing', { article: variant.articleNumber });
  const seed = { id: `drawing${variant.commercialItemId}`, name, kind: 'drawing', language: null } as const;
  return document({ ...seed, fileName: `${variant.articleNumber}.pdf` }, () => ({
    drawing,
    sections: [
      {
        rows: dimensionMeasures(drawing, tightening).map(({ letter, millimetres, maxMillimetres }) => ({
          name: letter,
          value: `${[millimetres, maxMillimetres]
            .filter((value) => value !== undefined)
            .map((value) => rounded(value))
            .join('–')} mm`,
        })),
      },
    ],
  }));
}

/** Documents of the catalogue and, by commercial id, the documents of an article. */
export function createDocuments(variants: VariantSeed[]): {
  documents: DocumentSeed[];
  idsOf: (variant: VariantSeed) => string[];
} {
  const variantOf = (id: string) => variants.find(({ commercialItemId }) => commercialItemId === id)!;
  const inEach = (make: (language: Language) => DocumentSeed) => languages.map(make);
  const gasketed = [
    ...inEach((language) => manual('GX', language, true)),
    ...inEach((language) => conformity('GX', 'gasketed', language)),
    ...inEach(instruction),
  ];
  const brazed = inEach((language) => manual('BZ', language, false));
  const declared = (
    [
      ['SW', 'semiWelded'],
      ['BZ', 'copperBrazed'],
      ['BN', 'nickelBrazed'],
      ['FB', 'fusionBonded'],
      ['ST', 'shellAndTube'],
      ['AC', 'dryCooler', withFans],
      ['AH', 'unitHeater', withFans],
    ] as const
  ).map(([id, product, claims]): [RegExp, DocumentSeed[]] => [
    new RegExp(`^${id}\\d`),
    inEach((language) => conformity(id, product, language, claims)),
  ]);
  const own = new Map([
    [
      'GX050H16061',
      [
        ...inEach((language) => dataSheet(variantOf('GX050H16061'), language)),
        dimensionDrawing(variantOf('GX050H16061')),
      ],
    ],
    [
      'BZ112H30080',
      [
        ...inEach((language) => dataSheet(variantOf('BZ112H30080'), language)),
        dimensionDrawing(variantOf('BZ112H30080')),
      ],
    ],
  ]);
  const bySeries: [RegExp, DocumentSeed[]][] = [
    [/^GX\d/, gasketed],
    [/^(BZ|BN|FB)\d/, brazed],
    ...declared,
    [/^(SKRG|GGX\d+|SKGT)/, gasketed.filter(({ kind }) => kind === 'instruction')],
  ];
  return {
    documents: [...new Set([...bySeries.flatMap(([, documents]) => documents), ...[...own.values()].flat()])],
    idsOf: ({ genericItemId, commercialItemId }) =>
      [
        ...(own.get(commercialItemId) ?? []),
        ...bySeries.filter(([series]) => series.test(genericItemId)).flatMap(([, documents]) => documents),
      ].map(({ id }) => id),
  };
}
