import { useEffect, useState, type RefObject } from 'react';
import type { MapSize } from './map-view.ts';

const usualSize: MapSize = { width: 640, height: 560 };

/** Size of a map in pixels, equal to its frame, so that marks keep their size. */
export function useElementSize(frame: RefObject<HTMLElement | null>): MapSize {
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
