import { DrawingSheet, IconButton } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { geoPath } from 'd3-geo';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { useText } from '../text.ts';
import { loadCountries } from './load-countries.ts';
import { MapMarks } from './map-marks.tsx';
import {
  canZoom,
  directions,
  dragged,
  fittedView,
  further,
  projectionOf,
  zoomed,
  type MapSize,
  type MapView,
  type PlaceMapProps,
} from './map-view.ts';
import styles from './place-map.module.css';

const zoomFactor = 1.8;
const usualSize: MapSize = { width: 640, height: 560 };

/** Countries, locations and the origin of distances, drawn without external tiles. */
export function PlaceMap({ places, from, opened, asked, onOpen }: PlaceMapProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const { data: countries } = useQuery({
    queryKey: ['countries of the map'],
    queryFn: loadCountries,
    staleTime: Infinity,
    throwOnError: true,
    retry: false,
  });
  const located = places.filter(({ place }) => place.position);
  const positions = located.map(({ place }) => place.position!);
  const points = from ? [...positions, from] : positions;
  const fitted = useMemo(() => fittedView(points, size), [JSON.stringify(points), size]); // eslint-disable-line react-hooks/exhaustive-deps
  const [moved, setMoved] = useState<{ of: MapView; view: MapView }>();
  // shows everything again after a change of locations or size
  const view = moved?.of === fitted ? moved.view : fitted;
  const move = (next: MapView) => setMoved({ of: fitted, view: next });
  const drag = useDrag((by) => move(dragged(view, size, by)));
  const projection = projectionOf(view, size);
  const land = useMemo(
    () => (countries ? (geoPath(projectionOf(view, size))(countries) ?? '') : ''),
    [countries, view, size],
  );
  const around = located.find(({ place }) => place.id === opened)?.place.position ?? undefined;
  const zoom = (factor: number) => {
    if (canZoom(view, factor)) move(zoomed(view, factor, factor > 1 ? around : undefined));
  };
  const keys = {
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const direction = directions.find(({ key }) => key === event.key);
      const factor = { '+': zoomFactor, '-': 1 / zoomFactor }[event.key];
      if (direction) move(further(view, size, direction));
      else if (factor) zoom(factor);
      else return;
      event.preventDefault();
    },
  };
  return (
    <DrawingSheet
      className={styles.sheet}
      block={[
        { label: t('rfq.map.places'), value: String(located.length) },
        { label: t('rfq.map.source'), value: 'Natural Earth' },
      ]}
      tools={
        <>
          <IconButton
            icon="plus"
            label={t('rfq.map.closer')}
            aria-disabled={!canZoom(view, zoomFactor)}
            onClick={() => zoom(zoomFactor)}
          />
          <IconButton
            icon="minus"
            label={t('rfq.map.further')}
            aria-disabled={!canZoom(view, 1 / zoomFactor)}
            onClick={() => zoom(1 / zoomFactor)}
          />
          <IconButton icon="globe" label={t('rfq.map.all')} onClick={() => setMoved(undefined)} />
        </>
      }
    >
      <div ref={frame} className={styles.frame}>
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          width={size.width}
          height={size.height}
          role="group"
          aria-label={t('rfq.map.title')}
          className={styles.map}
          {...drag.handlers}
          {...keys}
        >
          <g transform={`translate(${drag.by[0]} ${drag.by[1]})`}>
            <path d={land} className={styles.land} />
            <MapMarks
              {...{ projection, from, opened, asked, onOpen, size }}
              places={located}
              onHidden={({ longitude, latitude }) => move({ ...view, center: [longitude, latitude] })}
            />
          </g>
        </svg>
        <div className={styles.directions}>
          {directions.map((direction) => (
            <IconButton
              key={direction.name}
              icon="sort-up"
              label={t(`rfq.map.${direction.name}`)}
              className={styles[direction.name]}
              onClick={() => move(further(view, size, direction))}
            />
          ))}
        </div>
      </div>
    </DrawingSheet>
  );
}

/** Size of the map in pixels, equal to its frame, so that marks keep their size. */
function useSize(frame: RefObject<HTMLElement | null>): MapSize {
  const [size, setSize] = useState(usualSize);
  useEffect(() => {
    if (!frame.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width > 0 && height > 0) setSize({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

/** Dragging by mouse or finger: the map moves at once and is redrawn at the end. Buttons and arrow keys do the same. */
function useDrag(onDragged: (by: readonly [number, number]) => void) {
  const [by, setBy] = useState<readonly [number, number]>([0, 0]);
  const start = useRef<readonly [number, number]>(undefined);
  const end = () => {
    if (start.current && (by[0] !== 0 || by[1] !== 0)) onDragged(by);
    start.current = undefined;
    setBy([0, 0]);
  };
  return {
    by,
    handlers: {
      onPointerDown: ({ clientX, clientY, button }: PointerEvent) => {
        if (button === 0) start.current = [clientX, clientY];
      },
      onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<SVGSVGElement>) => {
        if (!start.current) return;
        const next = [clientX - start.current[0], clientY - start.current[1]] as const;
        // tolerates small movements, so that a press on a mark remains a press
        if (by[0] === 0 && by[1] === 0 && Math.hypot(...next) < 6) return;
        currentTarget.setPointerCapture(pointerId);
        setBy(next);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
