import type { Reading } from '@shop/api-contracts';
import { KeyFigures } from '@shop/design-system';
import { Measure } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { Change, decimalsOf, dutyOf } from './reading-values.tsx';
import styles from './connectivity.module.css';

interface LatestReadingProps {
  reading: Reading;
  /** Heat transfer of the clean unit. */
  clean: number | null;
}

/** What the unit did when it was last read, in large figures. */
export function LatestReading({ reading, clean }: LatestReadingProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const { measuredAt, hotIn, hotOut, coldIn, coldOut, conductance, isCurrent } = reading;
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const decimals = decimalsOf([reading]);
  return (
    <section>
      <h2 className={styles.latest}>
        {t('units.readings.latest')} <span className="muted nb">{time.format(new Date(measuredAt))}</span>
      </h2>
      <KeyFigures
        items={[
          {
            term: t('units.reading.heatTransfer'),
            value: clean === null || !isCurrent ? '–' : percent.format(conductance / clean),
          },
          {
            term: t('units.reading.duty'),
            value: <Measure values={[dutyOf(reading)]} unit="KWT" decimals={decimals.duty} />,
          },
          {
            term: t('units.reading.hotSide'),
            value: <Change from={hotIn} to={hotOut} decimals={decimals.hot} />,
          },
          {
            term: t('units.reading.coldSide'),
            value: <Change from={coldIn} to={coldOut} decimals={decimals.cold} />,
          },
        ]}
      />
    </section>
  );
}
