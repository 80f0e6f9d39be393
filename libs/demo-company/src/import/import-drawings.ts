import type { Image } from '@shop/api-contracts';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  bulkInsert,
  type Database,
  type DrawingImages,
  type MediaFile,
  mediaFileOf,
  type VariantDimensions,
} from '@shop/commerce-model';
import type { DemoCompany, VariantSeed } from '../demo-company.ts';
import {
  dimensionDrawingDxf,
  dimensionDrawingPair,
  dimensionMeasures,
  drawingPair,
  scaleOf,
  type Box,
  type Detail,
  type DrawingParameters,
  type Pair,
  type UnitParameters,
  type Units,
} from '../drawings/draw.ts';
import { translated } from '../texts.ts';
import { importMedia } from './import-media.ts';

export interface ImportedDrawings {
  idOf(parameters: DrawingParameters): string;
  dimensionsOf(variant: VariantSeed): VariantDimensions | null;
}

/** Sizes in pixels of drawings on item pages, cards and table rows. */
const boxes: Record<keyof DrawingImages, { box: Box; detail: Detail }> = {
  large: { box: [640, 480], detail: 'full' },
  medium: { box: [280, 210], detail: 'card' },
  small: { box: [56, 42], detail: 'mini' },
};
const dimensionBox: Box = [960, 600];

/** Creates all drawings of the catalogue, each set of parameters once, and stores the files. */
export async function importDrawings(db: Kysely<Database>, company: DemoCompany): Promise<ImportedDrawings> {
  const files: MediaFile[] = [];
  const drawings = new Map<string, DrawingImages>();
  const dimensions = new Map<string, VariantDimensions>();

  for (const { drawing: parameters } of [...company.categories, ...company.variants]) {
    const id = idOf(parameters);
    if (drawings.has(id)) continue;
    drawings.set(id, {
      large: drawn(parameters, 'large', files),
      medium: drawn(parameters, 'medium', files),
      small: drawn(parameters, 'small', files),
    });
  }
  for (const variant of company.variants.filter(({ hasDimensions }) => hasDimensions)) {
    const id = dimensionsIdOf(variant);
    if (!dimensions.has(id)) dimensions.set(id, dimensioned(variant, files));
  }

  await importMedia(db, files);
  await bulkInsert(
    db,
    'drawing',
    [...drawings].map(([id, images]) => ({ id, images })),
  );
  return {
    idOf,
    dimensionsOf: (variant) => (variant.hasDimensions ? dimensions.get(dimensionsIdOf(variant))! : null),
  };
}

function idOf(parameters: DrawingParameters): string {
  return createHash('sha256').update(JSON.stringify(parameters)).digest('hex').slice(0, 16);
}

const tighteningOf = ({ attributes }: VariantSeed): [number, number] | undefined => {
  const [min, max] = attributes['tighteningLength'] ?? [];
  return typeof min === 'number' && typeof max === 'number' ? [min, max] : undefined;
};

const dimensionsIdOf = (variant: VariantSeed): string =>
  `${idOf(variant.drawing)} ${tighteningOf(variant)?.join(' ') ?? ''}`;

/** Many articles share a drawing, so its title names none. */
function drawn(parameters: DrawingParameters, size: keyof DrawingImages, files: MediaFile[]): Image {
  const { box, detail } = boxes[size];
  const image = imageOf(
    drawingPair(parameters, { box, detail, title: 'Vadholm' }),
    `${parameters.kind}-${size}`,
    files,
  );
  // cards can be shown in one scale
  return size === 'medium' ? { ...image, scale: Number(scaleOf(parameters, box, detail).toFixed(3)) } : image;
}

function dimensioned(variant: VariantSeed, files: MediaFile[]): VariantDimensions {
  const parameters = variant.drawing as UnitParameters;
  const tightening = tighteningOf(variant);
  const draw = (units: Units): Image =>
    imageOf(
      dimensionDrawingPair(parameters, {
        box: dimensionBox,
        title: 'Vadholm',
        units,
        ...(tightening ? { tightening } : {}),
      }),
      `dimensions-${units.toLowerCase()}`,
      files,
    );
  const dxf = mediaFileOf('dimensions.dxf', 'image/vnd.dxf', dimensionDrawingDxf(parameters, tightening));
  files.push(dxf);
  return {
    drawing: draw('SI'),
    drawingUs: draw('US'),
    measures: dimensionMeasures(parameters, tightening).map(({ letter, key, millimetres, maxMillimetres }) => ({
      letter,
      names: translated(`measures.${key}`),
      min: millimetres,
      max: maxMillimetres ?? millimetres,
    })),
    files: [{ names: translated('dimensionDrawing'), src: dxf.src, format: 'DXF', bytes: dxf.length }],
  };
}

/** Adds a drawing to the files, and answers its addresses and size. */
export function imageOf({ light, dark }: Pair, name: string, files: MediaFile[]): Image {
  const [lightFile, darkFile] = [light, dark].map((svg) => mediaFileOf(`${name}.svg`, 'image/svg+xml', svg));
  files.push(lightFile!, darkFile!);
  const size = (side: 'width' | 'height'): number =>
    Number(new RegExp(`^<svg[^>]* ${side}="([\\d.]+)"`).exec(light)![1]);
  return { src: lightFile!.src, srcDark: darkFile!.src, width: size('width'), height: size('height') };
}
