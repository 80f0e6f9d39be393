import { useEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { Range, RangeEnds } from './range.ts';
import styles from './range-slider.module.css';

type SliderTrackProps = {
  min: number;
  max: number;
  step: number;
  from: number;
  to: number;
  fromLabel: string;
  toLabel: string;
  valueText: (end: number) => string;
  onMove: (range: Range) => void;
  onRelease: (ends: RangeEnds) => void;
};

/** Length of the track in SVG units. */
const trackLength = 1000;

/** Two native sliders on one track. The selected part is drawn with attributes, which need no inline style. */
export function SliderTrack(props: SliderTrackProps) {
  const { min, max, step, from, to, fromLabel, toLabel, valueText, onMove, onRelease } = props;
  const at = (value: number) => (max > min ? ((value - min) / (max - min)) * trackLength : 0);
  const slider = { min, max, step };
  return (
    <div className={styles.slider}>
      <svg
        className={styles.track}
        viewBox={`0 0 ${trackLength} 2`}
        preserveAspectRatio="none"
        width="100%"
        height="2"
        aria-hidden="true"
      >
        <rect className={styles.rail} width={trackLength} height="2" />
        <rect className={styles.fill} x={at(from)} width={Math.max(at(to) - at(from), 0)} height="2" />
      </svg>
      <Thumb
        {...slider}
        label={fromLabel}
        value={from}
        text={valueText(from)}
        onTop={from - min > max - to}
        onMove={(next) => onMove([Math.min(next, to), to])}
        onRelease={(next) => onRelease({ from: next === min ? null : Math.min(next, to) })}
      />
      <Thumb
        {...slider}
        label={toLabel}
        value={to}
        text={valueText(to)}
        onMove={(next) => onMove([from, Math.max(next, from)])}
        onRelease={(next) => onRelease({ to: next === max ? null : Math.max(next, from) })}
      />
    </div>
  );
}

type ThumbProps = {
  min: number;
  max: number;
  step: number;
  value: number;
  label: string;
  text: string;
  /** Lies above the other thumb: where both meet at an end, the one that can still move must catch the pointer. */
  onTop?: boolean;
  onMove: (value: number) => void;
  onRelease: (value: number) => void;
};

function Thumb({ label, text, onTop = false, onMove, onRelease, ...slider }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const release = useRef(onRelease);
  useEffect(() => {
    release.current = onRelease;
  });
  useEffect(() => {
    const element = input.current;
    // React's onChange fires on every movement; the native change event fires on release
    const letGo = () => element && release.current(element.valueAsNumber);
    element?.addEventListener('change', letGo);
    if (element && wasMoved(element)) letGo();
    return () => element?.removeEventListener('change', letGo);
  }, []);
  return (
    <input
      ref={input}
      type="range"
      {...slider}
      // a browser that restores a former page's position would choose a range
      autoComplete="off"
      aria-label={label}
      aria-valuetext={text}
      className={classNames(styles.thumb, onTop && styles.onTop)}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
    />
  );
}

/** Whether a thumb was moved before hydration: its place is not that which the browser gave it for the page's value. */
function wasMoved(thumb: HTMLInputElement): boolean {
  const untouched = thumb.ownerDocument.createElement('input');
  for (const { name, value } of thumb.attributes) untouched.setAttribute(name, value);
  return untouched.value !== thumb.value;
}
