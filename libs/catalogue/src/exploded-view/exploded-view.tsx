import type { Image } from '@shop/api-contracts';
import { classNames, Drawing, IconButton, TitleBlock } from '@shop/design-system';
import { useHydrated } from '@shop/platform';
import { useId, type KeyboardEvent } from 'react';
import { useText } from '../text.ts';
import { balloonId, partRowId } from '../part-table/balloon-ids.ts';
import { inReadingOrder, moved, showing, wholePicture, zoomed, zoomStep } from './picture-view.ts';
import { usePictureView } from './use-picture-view.ts';
import styles from './exploded-view.module.css';

export interface Balloon {
  number: number;
  /** Centre, in units of the picture. */
  x: number;
  y: number;
  partName: string;
  /** In the unit; null when unknown. */
  quantity: number | null;
}

export interface ExplodedViewProps {
  picture: Image;
  /** Of a balloon, in units of the picture. */
  radius: number;
  balloons: readonly Balloon[];
  /** Entries of the title block. */
  block: { label: string; value: string }[];
  /** Number of the balloon that is marked. */
  current: number | null;
  /** Balloon that was chosen last. */
  chosen: number | null;
  /** A balloon is pointed at; null when no more. */
  onPoint: (number: number | null) => void;
  onChoose: (number: number) => void;
}

/** Part of the window that an arrow key moves the picture by. */
const keyStep = 0.15;

/**
 * A unit taken apart, with a button at each numbered part. Arrow keys go to the next one in reading order; the picture
 * is enlarged by buttons, plus and minus, wheel or two fingers, and moved when it is.
 */
export function ExplodedView({
  picture,
  radius,
  balloons,
  block,
  current,
  chosen,
  onPoint,
  onChoose,
}: ExplodedViewProps) {
  const t = useText();
  const isHydrated = useHydrated();
  const helpId = useId();
  const { windowRef, pictureRef, view, setView } = usePictureView();
  const { width, height } = picture;
  const ordered = inReadingOrder(balloons, radius);

  const focusBalloon = (at: number): void => {
    const next = ordered.at(at % ordered.length);
    if (next) pictureRef.current?.querySelector<SVGElement>(`#${balloonId(next.number)}`)?.focus();
  };
  const onBalloonKey = (event: KeyboardEvent, number: number): void => {
    const at = ordered.findIndex((balloon) => balloon.number === number);
    const target = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 }[
      event.key
    ];
    if (target !== undefined) focusBalloon(target);
    else if (event.key === ' ') onChoose(number);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowRight: [-1, 0], ArrowLeft: [1, 0], ArrowDown: [0, -1], ArrowUp: [0, 1] }[event.key];
    if (event.key === '+') setView((before) => zoomed(before, zoomStep));
    else if (event.key === '-') setView((before) => zoomed(before, 1 / zoomStep));
    else if (event.key === '0') setView(() => wholePicture);
    // the page scrolls while the whole picture is seen
    else if (by && view.scale > 1) setView((before) => moved(before, { x: by[0]! * keyStep, y: by[1]! * keyStep }));
    else return;
    event.preventDefault();
  };

  return (
    <figure className={styles.view}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys move the picture */}
      <div
        ref={windowRef}
        role="group"
        aria-label={t('catalogue.exploded.picture')}
        aria-describedby={helpId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys move the picture
        tabIndex={isHydrated ? 0 : undefined}
        className={classNames(styles.window, view.scale > 1 && styles.movable)}
        onKeyDown={onKey}
        onDoubleClick={() => setView(() => wholePicture)}
      >
        <div ref={pictureRef} className={styles.picture}>
          <Drawing image={picture} width={width} height={height} alt="" />
          <svg viewBox={`0 0 ${width} ${height}`} className={styles.balloons}>
            {ordered.map(({ number, x, y, partName, quantity }) => (
              <a
                key={number}
                id={balloonId(number)}
                href={`#${partRowId(number)}`}
                className={classNames(styles.balloon, number === current && styles.current)}
                aria-label={
                  quantity === null
                    ? t('catalogue.exploded.balloon.unknown', { number: `${number}`, part: partName })
                    : t('catalogue.exploded.balloon', { number: `${number}`, part: partName, count: quantity })
                }
                {...(isHydrated ? { role: 'button', 'aria-pressed': number === chosen } : {})}
                onKeyDown={(event) => onBalloonKey(event, number)}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(number)}
                onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
                onFocus={() => {
                  onPoint(number);
                  setView((before) => showing(before, { x: x / width, y: y / height }));
                }}
                onBlur={() => onPoint(null)}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(number);
                }}
              >
                <circle cx={x} cy={y} r={radius * 2} className={styles.touch} />
                <circle cx={x} cy={y} r={radius} className={styles.ring} />
                <text x={x} y={y} dy=".36em" textAnchor="middle">
                  {number}
                </text>
              </a>
            ))}
          </svg>
        </div>
      </div>
      {isHydrated && (
        <div className={styles.tools} data-chrome>
          <IconButton
            icon="plus"
            label={t('catalogue.exploded.larger')}
            onClick={() => setView((before) => zoomed(before, zoomStep))}
          />
          <IconButton
            icon="minus"
            label={t('catalogue.exploded.smaller')}
            onClick={() => setView((before) => zoomed(before, 1 / zoomStep))}
          />
        </div>
      )}
      <p id={helpId} className="sr">
        {t('catalogue.exploded.help')}
      </p>
      <figcaption>
        <TitleBlock entries={block} />
      </figcaption>
    </figure>
  );
}
