import { geoPath, type ExtendedFeatureCollection } from 'd3-geo';
import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { DrawingSheet, type DrawingSheetProps } from '../drawing-sheet/drawing-sheet.tsx';
import { useDrag } from './use-drag.ts';
import { useElementSize } from './use-element-size.ts';
import {
  canZoom,
  directions,
  dragged,
  fittedView,
  further,
  projectionOf,
  zoomed,
  type Direction,
  type MapPosition,
  type MapSize,
  type MapView,
} from './map-view.ts';
import styles from './world-map.module.css';

export type { MapPosition };

/** In pixels of the map. */
export type MapPoint = readonly [x: number, y: number];

/** What the map shows at the moment, for who draws marks on it. */
export interface DrawnMap {
  pointOf: (position: MapPosition) => MapPoint;
  /** Undefined for a point beyond the poles. */
  positionOf: (point: MapPoint) => MapPosition | undefined;
  isOutside: (point: MapPoint) => boolean;
  size: MapSize;
  /** Moves the map, so that a position stands in the middle. */
  show: (position: MapPosition) => void;
}

export interface WorldMapProps {
  /** From `loadCountries`; undefined while they are loading. */
  countries: ExtendedFeatureCollection | undefined;
  /** Positions that the map shows at first, and again after they or its size change. */
  positions: readonly MapPosition[];
  /** Zooming in moves the map to it. */
  focus?: MapPosition | undefined;
  texts: Record<'title' | 'closer' | 'further' | 'all' | Direction['name'], string>;
  /** Title block below the map. */
  block: DrawingSheetProps['block'];
  /** Called with the place that was pressed; dragging is none. */
  onPress?: (position: MapPosition) => void;
  /** Marks, drawn in SVG. */
  children: (map: DrawnMap) => ReactNode;
}

const zoomFactor = 1.8;

/** Countries drawn without tiles of anybody else; moved and zoomed by buttons, keys, mouse and fingers. Load it lazily. */
export function WorldMap({ countries, positions, focus, texts, block, onPress, children }: WorldMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  const fitted = useMemo(() => fittedView(positions, size), [JSON.stringify(positions), size]); // eslint-disable-line react-hooks/exhaustive-deps
  const [moved, setMoved] = useState<{ of: MapView; view: MapView }>();
  // shows everything again after a change of positions or size
  const view = moved?.of === fitted ? moved.view : fitted;
  const move = (next: MapView) => setMoved({ of: fitted, view: next });
  const projection = projectionOf(view, size);
  const positionOf = ([x, y]: MapPoint): MapPosition | undefined => {
    const [longitude, latitude] = projection.invert?.([x, y]) ?? [];
    return longitude === undefined || latitude === undefined ? undefined : { longitude, latitude };
  };
  const drag = useDrag((by) => move(dragged(view, size, by)));
  const land = useMemo(
    () => (countries ? (geoPath(projectionOf(view, size))(countries) ?? '') : ''),
    [countries, view, size],
  );
  const zoom = (factor: number) => {
    if (canZoom(view, factor)) move(zoomed(view, factor, factor > 1 ? focus : undefined));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = directions.find(({ key }) => key === event.key);
    const factor = { '+': zoomFactor, '-': 1 / zoomFactor }[event.key];
    if (direction) move(further(view, size, direction));
    else if (factor) zoom(factor);
    else return;
    event.preventDefault();
  };
  const press = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const position = positionOf([clientX - left, clientY - top]);
    if (position) onPress?.(position);
  };
  const drawn: DrawnMap = {
    pointOf: ({ longitude, latitude }) => projection([longitude, latitude]) ?? [-999, -999],
    positionOf,
    isOutside: ([x, y]) => x < 0 || y < 0 || x > size.width || y > size.height,
    size,
    show: ({ longitude, latitude }) => move({ ...view, center: [longitude, latitude] }),
  };
  return (
    <DrawingSheet
      className={styles.sheet}
      block={block}
      tools={
        <>
          <IconButton
            icon="plus"
            label={texts.closer}
            aria-disabled={!canZoom(view, zoomFactor)}
            onClick={() => zoom(zoomFactor)}
          />
          <IconButton
            icon="minus"
            label={texts.further}
            aria-disabled={!canZoom(view, 1 / zoomFactor)}
            onClick={() => zoom(1 / zoomFactor)}
          />
          <IconButton icon="globe" label={texts.all} onClick={() => setMoved(undefined)} />
        </>
      }
    >
      <div ref={frame} className={styles.frame}>
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          width={size.width}
          height={size.height}
          role="group"
          aria-label={texts.title}
          className={styles.map}
          {...drag.handlers(onPress && press)}
          onKeyDown={onKeyDown}
        >
          <g transform={`translate(${drag.by[0]} ${drag.by[1]})`}>
            <path d={land} className={styles.land} />
            {children(drawn)}
          </g>
        </svg>
        <div className={styles.directions}>
          {directions.map((direction) => (
            <IconButton
              key={direction.name}
              icon="sort-up"
              label={texts[direction.name]}
              className={styles[direction.name]}
              onClick={() => move(further(view, size, direction))}
            />
          ))}
        </div>
      </div>
    </DrawingSheet>
  );
}
