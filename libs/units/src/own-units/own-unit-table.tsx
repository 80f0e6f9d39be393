import { calls, NotAuthenticatedError, type OwnUnit } from '@shop/api-contracts';
import {
  Checkbox,
  classNames,
  IconButton,
  RecordTable,
  showToast,
  Td,
  Th,
  Tr,
  UnbrokenNumbers,
  useFocusLater,
} from '@shop/design-system';
import { callOrThrow, RemovedNotice, ShopLink, unitPaths, useApp, useRemovals } from '@shop/platform';
import { isOfOwnUnits } from '../queries.ts';
import { useText } from '../text.ts';
import { unitNameOf } from '../unit/unit-name.ts';
import { UnitStatus } from './unit-status.tsx';
import styles from './own-units.module.css';
import type { ChosenUnits } from './use-chosen-units.ts';

interface OwnUnitTableProps {
  units: readonly OwnUnit[];
  chosen: ChosenUnits;
  /** Called when the focused element is removed. */
  leave: () => void;
}

/** Own units in rows; on phones as entries of three lines: name, model and number, state and place. All of the page can be chosen at once. One can be removed, and for a while be brought back. */
export function OwnUnitTable({ units, chosen, leave }: OwnUnitTableProps) {
  const t = useText();
  const focusLater = useFocusLater();
  const removals = useRemovals(useRemoveUnit());
  const chosenHere = units.filter(({ equipmentId }) => chosen.has(equipmentId)).length;
  const hasAll = chosenHere === units.length;
  return (
    <RecordTable caption={t('units.own')} middle className={styles.table}>
      <thead>
        <tr>
          <Th className={styles.tick}>
            <Checkbox
              label={<span className={styles.all}>{t('units.own.chooseAll')}</span>}
              checked={hasAll}
              indeterminate={chosenHere > 0 && !hasAll}
              onChange={() => chosen.set(units, !hasAll)}
            />
          </Th>
          <Th>{t('units.own.unit')}</Th>
          <Th>{t('units.serialNumber')}</Th>
          <Th>{t('units.model')}</Th>
          <Th>{t('units.own.placeHead')}</Th>
          <Th>{t('units.own.status')}</Th>
          <Th>
            <span className="sr">{t('units.own.actions')}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => {
          const { equipmentId } = unit;
          const removal = removals.of(equipmentId);
          if (removal === 'leaving') return null;
          if (removal === undefined) {
            return (
              <UnitRow
                key={equipmentId}
                unit={unit}
                isChosen={chosen.has(equipmentId)}
                onChoose={(isChosen) => chosen.set([unit], isChosen)}
                onRemove={() => {
                  chosen.set([unit], false);
                  removals.remove(equipmentId);
                }}
              />
            );
          }
          return (
            <tr key={equipmentId}>
              <td colSpan={7}>
                <RemovedNotice
                  text={t('units.own.removed', { name: unitNameOf(unit) })}
                  undoLabel={t('units.own.undo')}
                  undo={() => {
                    removals.undo(equipmentId);
                    focusLater(rowId(equipmentId));
                  }}
                  onEnd={(hadFocus) => {
                    removals.end(equipmentId);
                    if (hadFocus) leave();
                  }}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </RecordTable>
  );
}

const rowId = (equipmentId: string): string => `unit-${equipmentId}`;

interface UnitRowProps {
  unit: OwnUnit;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onRemove: () => void;
}

function UnitRow({ unit, isChosen, onChoose, onRemove }: UnitRowProps) {
  const t = useText();
  const { equipmentId, name, serialNumber, customerModel, productConstruction, manufacturer, year, place } = unit;
  const isInName = (text = '') => text !== '' && unitNameOf(unit).includes(text);
  const model = customerModel?.name ?? productConstruction?.name ?? t('units.model.unknown');
  return (
    <Tr id={rowId(equipmentId)} tabIndex={-1}>
      <Td place="below" className={styles.tick}>
        <Checkbox
          label={<span className="sr">{t('units.own.choose', { name: unitNameOf(unit) })}</span>}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </Td>
      <Td place="name" className={styles.name}>
        <ShopLink to={unitPaths.ownUnit(equipmentId)} prefetch={false} className="strong">
          <UnbrokenNumbers text={unitNameOf(unit)} />
        </ShopLink>
        <span className={classNames(styles.aside, styles.wide)}>
          <UnbrokenNumbers text={name} />
        </span>
      </Td>
      <Td place="line">
        <span className={styles.phone}>{isInName(serialNumber) ? model : `${model} · `}</span>
        <span className={classNames('nb', isInName(serialNumber) && styles.wide)}>{serialNumber}</span>
      </Td>
      <Td wideOnly>
        <span>
          {model}
          <span className={styles.aside}>{[manufacturer.name, year].filter(Boolean).join(', ')}</span>
        </span>
      </Td>
      <Td wideOnly={isInName(place ?? undefined)} className={styles.place}>
        {place}
      </Td>
      <Td place="state">
        <UnitStatus unit={unit} />
      </Td>
      <Td place="end" className={styles.remove}>
        <IconButton
          icon="bin"
          size="small"
          label={t('units.own.remove', { name: unitNameOf(unit) })}
          onClick={onRemove}
        />
      </Td>
    </Tr>
  );
}

/** Ends the registration upstream, after the time for undo. */
function useRemoveUnit(): (equipmentId: string) => Promise<void> {
  const t = useText();
  const { api, queryClient } = useApp();
  return async (id) => {
    try {
      await callOrThrow(api, calls.units.remove, { params: { id } });
    } catch (error) {
      if (!(error instanceof NotAuthenticatedError)) showToast({ type: 'error', text: t('units.own.removeFailed') });
    }
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfOwnUnits(queryKey) });
  };
}
