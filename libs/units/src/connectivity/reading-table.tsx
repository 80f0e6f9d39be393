import { calls, NotAuthenticatedError, type Reading } from '@shop/api-contracts';
import { IconButton, RecordTable, showToast, Tag, Td, Th, Tr, useFocusLater } from '@shop/design-system';
import { Measure } from '@shop/i18n';
import { callOrThrow, RemovedNotice, useApp, useRemovals } from '@shop/platform';
import { useRef } from 'react';
import { unitReadingsKey } from '../queries.ts';
import { useText } from '../text.ts';
import { Change, decimalsOf, dutyOf } from './reading-values.tsx';
import styles from './connectivity.module.css';

interface ReadingTableProps {
  equipmentId: string;
  readings: readonly Reading[];
  /** Heat transfer of the clean unit. */
  clean: number | null;
}

/** Readings, the newest first, with what each says of the unit; one that was typed wrongly can be removed, and for a while be brought back. */
export function ReadingTable({ equipmentId, readings, clean }: ReadingTableProps) {
  const t = useText();
  const { api, queryClient, locale } = useApp();
  const box = useRef<HTMLDivElement>(null);
  const focusLater = useFocusLater();
  const removals = useRemovals(async (readingId) => {
    try {
      await callOrThrow(api, calls.unitReadings.remove, { params: { id: equipmentId, readingId } });
    } catch (error) {
      if (!(error instanceof NotAuthenticatedError))
        showToast({ type: 'error', text: t('units.readings.removeFailed') });
    }
    await queryClient.invalidateQueries({ queryKey: unitReadingsKey(equipmentId) });
  });
  const time = new Intl.DateTimeFormat(locale.tag, { dateStyle: 'medium', timeStyle: 'short' });
  const percent = new Intl.NumberFormat(locale.tag, { style: 'percent', maximumFractionDigits: 0 });
  const decimals = decimalsOf(readings);
  const hasRemovable = readings.some(isRemovable);
  return (
    <div ref={box} tabIndex={-1}>
      <RecordTable caption={t('units.readings.caption')} className={styles.table}>
        <thead>
          <Tr>
            <Th>{t('units.reading.time')}</Th>
            <Th numeric>{t('units.reading.hotSide')}</Th>
            <Th numeric>{t('units.reading.coldSide')}</Th>
            <Th numeric>{t('units.reading.duty')}</Th>
            <Th numeric>{t('units.reading.imbalance')}</Th>
            <Th numeric>{t('units.reading.heatTransfer')}</Th>
            {hasRemovable && (
              <Th>
                <span className="sr">{t('units.actions')}</span>
              </Th>
            )}
          </Tr>
        </thead>
        <tbody>
          {readings.map((reading) => {
            const { id, measuredAt, hotIn, hotOut, coldIn, coldOut, imbalance } = reading;
            const at = time.format(new Date(measuredAt));
            const removal = removals.of(id);
            if (removal === 'leaving') return null;
            if (removal === 'undoable')
              return (
                <tr key={id}>
                  <td colSpan={7}>
                    <RemovedNotice
                      text={t('units.reading.removed', { time: at })}
                      undoLabel={t('units.undo')}
                      undo={() => {
                        removals.undo(id);
                        focusLater(rowId(id));
                      }}
                      onEnd={(hadFocus) => {
                        removals.end(id);
                        if (hadFocus) box.current?.focus();
                      }}
                    />
                  </td>
                </tr>
              );
            return (
              <Tr key={id} id={rowId(id)} tabIndex={-1}>
                <Td place="name" className={styles.time}>
                  <span className="nb">{at}</span> <Marks reading={reading} />
                </Td>
                <Td numeric label={t('units.reading.hotSide')}>
                  <Change from={hotIn} to={hotOut} decimals={decimals.hot} />
                </Td>
                <Td numeric label={t('units.reading.coldSide')}>
                  <Change from={coldIn} to={coldOut} decimals={decimals.cold} />
                </Td>
                <Td numeric label={t('units.reading.duty')}>
                  <Measure values={[dutyOf(reading)]} unit="KWT" decimals={decimals.duty} />
                </Td>
                <Td numeric label={t('units.reading.imbalanceShort')}>
                  {imbalance === null ? '–' : percent.format(Math.abs(imbalance) / 100)}
                </Td>
                <Td numeric place="end" label={t('units.reading.heatTransfer')}>
                  {clean === null || !reading.isCurrent ? '–' : percent.format(reading.conductance / clean)}
                </Td>
                {hasRemovable && (
                  <Td place="action" className={styles.remove ?? ''}>
                    {isRemovable(reading) && (
                      <IconButton
                        icon="bin"
                        size="small"
                        label={t('units.reading.remove', { time: at })}
                        onClick={() => removals.remove(id)}
                      />
                    )}
                  </Td>
                )}
              </Tr>
            );
          })}
        </tbody>
      </RecordTable>
    </div>
  );
}

const isRemovable = ({ source }: Reading): boolean => source === 'person';

const rowId = (id: string): string => `reading-${id}`;

/** Why a reading is not used, or that a new trend begins with it. */
function Marks({ reading: { afterCleaning, isCurrent, isDoubtful, isComparable } }: { reading: Reading }) {
  const t = useText();
  return (
    <>
      {afterCleaning && <Tag>{t('units.reading.afterCleaning')}</Tag>}{' '}
      {isDoubtful ? (
        <Tag>{t('units.reading.doubtful')}</Tag>
      ) : (
        isCurrent && !isComparable && <Tag>{t('units.reading.otherFlow')}</Tag>
      )}
    </>
  );
}
