import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { moved, wholePicture, zoomed, type PictureView, type Point } from './picture-view.ts';

interface PictureWindow {
  /** Of the element that clips the picture. */
  windowRef: RefObject<HTMLDivElement | null>;
  /** Of the picture with its balloons. */
  pictureRef: RefObject<HTMLDivElement | null>;
  view: PictureView;
  setView: (change: (view: PictureView) => PictureView) => void;
}

/** Zoom and move of a picture by wheel, fingers and mouse; buttons and keys change the view themselves. */
export function usePictureView(): PictureWindow {
  const windowRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(wholePicture);
  const scaleRef = useRef(1);

  useLayoutEffect(() => {
    scaleRef.current = view.scale;
    const { scale, x, y } = view;
    // by script, since the policy of the page allows no style attributes
    if (pictureRef.current) {
      pictureRef.current.style.transform = scale === 1 ? '' : `translate(${x * 100}%, ${y * 100}%) scale(${scale})`;
    }
    // one finger scrolls the page until the picture is larger than its window
    if (windowRef.current) windowRef.current.style.touchAction = scale === 1 ? 'pan-x pan-y' : 'none';
  }, [view]);

  useEffect(() => {
    const element = windowRef.current;
    return element ? followPointers(element, scaleRef, setView) : undefined;
  }, []);

  return { windowRef, pictureRef, view, setView };
}

/** Pixels after which a press is a drag, and no click on a balloon. */
const dragDistance = 6;

function followPointers(
  element: HTMLElement,
  scaleRef: RefObject<number>,
  setView: PictureWindow['setView'],
): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let dragged = 0;
  const inWindow = (x: number, y: number): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: (x - left) / width, y: (y - top) / height };
  };
  const wheel = (event: WheelEvent): void => {
    // the page scrolls past the picture; inside of it, or with Ctrl as a touchpad's pinch sends it, the wheel zooms
    if (!event.ctrlKey && !event.metaKey && !element.contains(document.activeElement)) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
    setView((view) => zoomed(view, factor, inWindow(event.clientX, event.clientY)));
  };
  const press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (event.pointerType === 'mouse') pointers.clear();
    if (pointers.size === 0) dragged = 0;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  const release = (event: PointerEvent): void => void pointers.delete(event.pointerId);
  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    // released outside of the browser's window
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      release(event);
      return;
    }
    if (scaleRef.current === 1 && pointers.size === 1) return;
    const [other] = [...pointers].flatMap(([id, at]) => (id === event.pointerId ? [] : at));
    const now = { x: event.clientX, y: event.clientY };
    dragged += Math.hypot(now.x - before.x, now.y - before.y);
    pointers.set(event.pointerId, now);
    const from = inWindow(before.x, before.y);
    const to = inWindow(now.x, now.y);
    if (!other) {
      setView((view) => moved(view, { x: to.x - from.x, y: to.y - from.y }));
      return;
    }
    const distance = (at: { x: number; y: number }): number => Math.max(Math.hypot(at.x - other.x, at.y - other.y), 1);
    const factor = distance(now) / distance(before);
    const middle = inWindow((now.x + other.x) / 2, (now.y + other.y) / 2);
    setView((view) => moved(zoomed(view, factor, middle), { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 }));
  };
  // the end of a drag on a balloon is no click on it
  const click = (event: MouseEvent): void => {
    if (dragged < dragDistance) return;
    dragged = 0;
    event.preventDefault();
    event.stopPropagation();
  };
  const noDrag = (event: DragEvent): void => event.preventDefault();
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('pointerdown', press);
  element.addEventListener('click', click, true);
  element.addEventListener('dragstart', noDrag);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', release);
  return () => {
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('pointerdown', press);
    element.removeEventListener('click', click, true);
    element.removeEventListener('dragstart', noDrag);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', release);
    window.removeEventListener('pointercancel', release);
  };
}
