import { geoMercator, type GeoProjection } from 'd3-geo';

/** A point of the earth, in degrees. */
export interface MapPosition {
  longitude: number;
  latitude: number;
}

/** In pixels. */
export interface MapSize {
  width: number;
  height: number;
}

/** The visible part of the map: centre, and scale in pixels per radian. */
export interface MapView {
  /** Longitude, latitude in degrees. */
  center: [number, number];
  scale: number;
}

/** From the width of a continent to that of a county. */
const scaleBounds = { least: 180, most: 24_000 };
/** Maximum scale when fitting positions; a closer view shows no detail. */
const maxFitted = 9_000;
/** Scale around a single position: near enough to tell where it is, with coasts and borders to tell it by. */
const singleScale = 2_500;
const marginPx = 48;
/** Space for the buttons above and below, and for a name at the bottom. */
const [topMarginPx, footMarginPx] = [76, 96];

/** Before any position is known. */
const usualView: MapView = { center: [10, 52], scale: 700 };

/** The view that shows all positions, with a margin; without any, Europe. */
export function fittedView(places: readonly MapPosition[], { width, height }: MapSize): MapView {
  if (places.length === 0) return usualView;
  const [margin, coordinates] = [
    Math.min(marginPx, width / 6),
    places.map(({ longitude, latitude }) => [longitude, latitude]),
  ];
  const fitted = geoMercator().fitExtent(
    [
      [margin, topMarginPx],
      [width - margin, height - footMarginPx],
    ],
    { type: 'MultiPoint', coordinates },
  );
  const scale = Number.isFinite(fitted.scale()) ? fitted.scale() : singleScale;
  const middle = Number.isFinite(fitted.scale()) ? fitted.invert!([width / 2, height / 2]) : null;
  return { center: middle ?? (coordinates[0] as [number, number]), scale: bounded(scale, maxFitted) };
}

const bounded = (scale: number, most: number): number => Math.max(scaleBounds.least, Math.min(most, scale));

export const zoomed = ({ center, scale }: MapView, factor: number, around?: MapPosition): MapView => ({
  center: around ? [around.longitude, around.latitude] : center,
  scale: bounded(scale * factor, scaleBounds.most),
});

export const canZoom = ({ scale }: MapView, factor: number): boolean =>
  factor > 1 ? scale < scaleBounds.most : scale > scaleBounds.least;

export const projectionOf = ({ center, scale }: MapView, { width, height }: MapSize): GeoProjection =>
  geoMercator()
    .scale(scale)
    .center(center)
    .translate([width / 2, height / 2])
    .clipExtent([
      [-width, -height],
      [2 * width, 2 * height],
    ]);

/** The view after dragging the map by so many pixels. */
export function dragged(view: MapView, size: MapSize, [x, y]: readonly [number, number]): MapView {
  const center = projectionOf(view, size).invert!([size.width / 2 - x, size.height / 2 - y]);
  return center ? { ...view, center } : view;
}

export interface Direction {
  name: 'west' | 'north' | 'south' | 'east';
  /** `KeyboardEvent.key` for this direction. */
  key: string;
  /** Step to the right and down, as a share of the view. */
  step: readonly [number, number];
}

const piece = 0.3;

export const directions: readonly Direction[] = [
  { name: 'west', key: 'ArrowLeft', step: [-piece, 0] },
  { name: 'north', key: 'ArrowUp', step: [0, -piece] },
  { name: 'south', key: 'ArrowDown', step: [0, piece] },
  { name: 'east', key: 'ArrowRight', step: [piece, 0] },
];

/** The view after one step in a direction. */
export const further = (view: MapView, size: MapSize, { step: [x, y] }: Direction): MapView =>
  dragged(view, size, [-x * size.width, -y * size.height]);
