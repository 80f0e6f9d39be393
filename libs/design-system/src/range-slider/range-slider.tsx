import { useState } from 'react';
import type { Range } from './range.ts';
import { NumberField } from './number-field.tsx';
import { SliderTrack } from './slider-track.tsx';
import styles from './range-slider.module.css';

export type RangeSliderProps = {
  /** What is measured; the legend of the group. */
  label: string;
  hideLabel?: boolean;
  min: number;
  max: number;
  step?: number;
  value: Range;
  /** Called when a choice is made: slider let go, arrow key, or a number confirmed by Enter or by leaving its field. */
  onCommit: (range: Range) => void;
  /** Called with every movement, for a preview. */
  onMove?: (range: Range) => void;
  /** Short unit, shown in both fields. */
  unit?: string;
  /** Names of the two ends, for instance "Area from, m²". */
  fromLabel: string;
  toLabel: string;
  /** The word between the fields. */
  between: string;
  /** How a number is written and read in the reader's language. */
  format?: (value: number) => string;
  parse?: (text: string) => number | undefined;
  className?: string;
};

const readNumber = (text: string) => {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(value) ? undefined : value;
};

/** From-to of one measure: two number fields and, for the hand, two sliders over one track. */
export function RangeSlider(props: RangeSliderProps) {
  const {
    label,
    hideLabel,
    min,
    max,
    step = 1,
    value,
    onCommit,
    onMove,
    unit,
    fromLabel,
    toLabel,
    between,
    className,
  } = props;
  const { format = String, parse = readNumber } = props;
  const [moving, setMoving] = useState<Range | null>(null);
  const [from, to] = moving ?? value;
  const clamp = (number: number, low: number, high: number) => Math.min(Math.max(number, low), high);
  const commit = (range: Range) => {
    setMoving(null);
    if (range[0] !== value[0] || range[1] !== value[1]) onCommit(range);
  };
  const move = (range: Range) => {
    setMoving(range);
    onMove?.(range);
  };
  const number = { unit, format, parse };
  return (
    <fieldset className={className}>
      <legend className={hideLabel ? 'sr' : styles.label}>{label}</legend>
      <div className={styles.fields}>
        <NumberField
          {...number}
          label={fromLabel}
          value={from}
          onCommit={(next) => commit([clamp(next, min, to), to])}
        />
        <span className={styles.between}>{between}</span>
        <NumberField
          {...number}
          label={toLabel}
          value={to}
          onCommit={(next) => commit([from, clamp(next, from, max)])}
        />
      </div>
      <SliderTrack
        {...{ min, max, step, from, to, fromLabel, toLabel }}
        valueText={(end) => (unit === undefined ? format(end) : `${format(end)} ${unit}`)}
        onMove={move}
        onRelease={commit}
      />
    </fieldset>
  );
}
