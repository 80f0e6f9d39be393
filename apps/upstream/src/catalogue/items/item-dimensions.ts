import type { Item } from '@shop/api-contracts';
import type { Language, VariantDimensions } from '@shop/commerce-model';
import { documentKind } from './item-documents.ts';

/** The dimension drawing with its measures and files, named in the language of the market. */
export function dimensionsOf(dimensions: VariantDimensions | null, language: Language): Item['dimensions'] {
  if (!dimensions) return null;
  const { drawing, drawingUs, measures, files } = dimensions;
  return {
    drawing,
    ...(drawingUs ? { drawingUs } : {}),
    measures: measures.map(({ names, ...measure }) => ({ ...measure, name: names[language] })),
    files: files.map(({ names, ...file }) => ({
      ...file,
      name: names[language],
      kind: documentKind('drawing', language),
      language: null,
      revision: null,
    })),
  };
}
