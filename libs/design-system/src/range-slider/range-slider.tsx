import { useState } from 'react';
import type { Range, RangeEnds } from './range.ts';
import { NumberField } from './number-field.tsx';
import { SliderTrack } from './slider-track.tsx';
import styles from './range-slider.module.css';

export type RangeSliderProps = {
  /** Name of the quantity; the legend of the group. */
  label: string;
  hideLabel?: boolean;
  min: number;
  max: number;
  step?: number;
  /** Null without a choice: the empty fields show the limits as placeholders. */
  value: Range | null;
  /**
   * Called when an end is committed: slider released, arrow key, or Enter or blur in a number field. A slider at its limit and an emptied
   * field leave the end open. The ends may be in any order: the caller sorts them.
   */
  onCommit: (ends: RangeEnds) => void;
  /** Called on every movement, for a preview. */
  onMove?: (range: Range) => void;
  /** Short unit, shown in both fields. */
  unit?: string;
  /** Accessible names of the two ends, for instance "Area from, m²". */
  fromLabel: string;
  toLabel: string;
  /** The word between the fields. */
  between: string;
  /** Formats numbers in the reader's language. */
  format?: (value: number) => string;
  parse?: (text: string) => number | undefined;
  className?: string;
};

const readNumber = (text: string) => {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(value) ? undefined : value;
};

/** A range of one quantity: two number fields and two sliders on one track. */
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
  const shown = moving ?? value;
  const [from, to] = shown ?? [min, max];
  const commit = (ends: RangeEnds) => {
    setMoving(null);
    onCommit(ends);
  };
  const within = (number: number | null) => (number === null ? null : Math.min(Math.max(number, min), max));
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
          value={shown && from}
          limit={min}
          onCommit={(next) => commit({ from: within(next) })}
        />
        <span className={styles.between}>{between}</span>
        <NumberField
          {...number}
          label={toLabel}
          value={shown && to}
          limit={max}
          onCommit={(next) => commit({ to: within(next) })}
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
