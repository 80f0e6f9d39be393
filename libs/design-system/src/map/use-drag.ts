import { useRef, useState, type PointerEvent } from 'react';

type Point = readonly [x: number, y: number];
type OnPointer = (event: PointerEvent<SVGSVGElement>) => void;

/** Smaller movements are a press, also on a mark. */
const leastPx = 6;

/** Dragging by mouse or finger: the map moves at once and is redrawn at the end. Buttons and arrow keys do the same. */
export function useDrag(onDragged: (by: Point) => void) {
  const [by, setBy] = useState<Point>([0, 0]);
  const start = useRef<Point>(undefined);
  const isDragged = by[0] !== 0 || by[1] !== 0;
  const end = () => {
    if (start.current && isDragged) onDragged(by);
    start.current = undefined;
    setBy([0, 0]);
  };
  return {
    by,
    handlers: (onPress?: OnPointer) => ({
      onPointerDown: ({ clientX, clientY, button }: PointerEvent) => {
        if (button === 0) start.current = [clientX, clientY];
      },
      onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<SVGSVGElement>) => {
        if (!start.current) return;
        const next = [clientX - start.current[0], clientY - start.current[1]] as const;
        if (!isDragged && Math.hypot(...next) < leastPx) return;
        currentTarget.setPointerCapture(pointerId);
        setBy(next);
      },
      onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
        if (start.current && !isDragged) onPress?.(event);
        end();
      },
      onPointerCancel: end,
    }),
  };
}
