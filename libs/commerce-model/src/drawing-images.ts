import type { Document, Image } from '@shop/api-contracts';
import type { Translated } from './language.ts';

/** One drawing in the three sizes of pages: item page, card, table row. */
export interface DrawingImages {
  large: Image;
  medium: Image;
  small: Image;
}

/** The dimension drawing of a variant, its measures in millimetres and its downloads. */
export interface VariantDimensions {
  drawing: Image;
  drawingUs: Image | null;
  measures: { letter: string; names: Translated; min: number; max: number }[];
  files: (Pick<Document, 'src' | 'format' | 'bytes'> & { names: Translated })[];
}
