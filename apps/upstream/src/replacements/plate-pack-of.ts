import type { ReplacementPack } from '@shop/api-contracts';
import type { AttributeValues } from '@shop/commerce-model';
import { connectionOfText } from './connections.ts';

/** Degrees between corrugation and flow, by values of the attribute platePattern. */
const anglesByPattern: Record<string, number> = { high: 60, low: 30 };
/** W/(m K) at 50 °C, of materials that are not stainless steel. */
const conductivities: Record<string, number> = { titanium: 21, 'UNS S31254': 13.5 };
const stainlessSteel = 15;
/** What is usual where nobody has published the figure: shares and millimetres. */
const usual = { plateOfUnitWidth: 1 / 1.26, gap: 2.5, thickness: 0.5, enlargement: 1.2 };

/**
 * Plates of a unit from its attributes, with the names of those figures that are only assumed; null where plates, area,
 * pattern, connection or width are unknown, since nothing could be said from guesses at these.
 */
export function platePackOf(attributes: AttributeValues): ReplacementPack | null {
  const figure = (id: string): number | null => {
    const value = Number(attributes[id]?.[0]);
    return value > 0 ? value : null;
  };
  const [plates, plateArea, width] = [figure('numberOfPlates'), figure('plateArea'), figure('width')];
  const angle = anglesByPattern[String(attributes['platePattern']?.[0])];
  const port = connectionOfText(attributes['connection']?.[0]);
  if (plates === null || plateArea === null || width === null || angle === undefined || !port) return null;
  const [gap, thickness] = [figure('plateGap'), figure('plateThickness')];
  const material = attributes['plateMaterial']?.[0];
  return {
    ...{ plates, plateArea, plateWidth: (width * usual.plateOfUnitWidth) / 1000 },
    gap: (gap ?? usual.gap) / 1000,
    thickness: (thickness ?? usual.thickness) / 1000,
    conductivity: conductivities[String(material)] ?? stainlessSteel,
    enlargement: usual.enlargement,
    angles: [angle, angle],
    portDiameter: port.size / 1000,
    passes: '1-1',
    assumed: [
      'plateWidth',
      'enlargement',
      ...(gap === null ? (['gap'] as const) : []),
      ...(thickness === null ? (['thickness'] as const) : []),
      ...(material === undefined ? (['material'] as const) : []),
    ],
  };
}
