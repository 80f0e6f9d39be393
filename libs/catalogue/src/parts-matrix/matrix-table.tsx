import type { Category, MatrixCell } from '@shop/api-contracts';
import { classNames, Drawing, Icon, tableClass } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { memo, useEffect, useRef } from 'react';
import type { FittedParts } from './fitted-parts.ts';
import type { MatrixGroup, MatrixTable as Table } from './build-matrix.ts';
import { MatrixCellContent } from './matrix-cell-content.tsx';
import { markScrolling } from './mark-scrolling.ts';
import { useText } from '../text.ts';
import { useMatrixText } from './matrix-text.ts';
import { MatrixValueText, noteName, valueText } from './matrix-value-text.tsx';
import { onCellKey } from './on-cell-key.ts';
import type { TypedQuantities } from './typed-quantities.ts';
import styles from './matrix-table.module.css';

interface MatrixTableProps {
  table: Table;
  /** Describes the content of the table. */
  caption: string;
  category: Pick<Category, 'id' | 'slug'>;
  /** What a unit has of these articles; its cells are marked. */
  fitted: FittedParts | null;
  quantities: TypedQuantities;
}

/**
 * Parts as rows, compounds as columns, price, stock and quantity in each cell. Where it has little room each part is a block with its
 * articles as lines, which opens by a checkbox, so that it does without a script. Not rendered again while somebody types.
 */
export const MatrixTable = memo(function MatrixTable({ table, caption, ...ofCells }: MatrixTableProps) {
  const t = useMatrixText();
  const element = useRef<HTMLTableElement>(null);
  useEffect(() => markScrolling(element.current!), []);
  const { groups } = table;
  const { tag } = useI18n().locale;
  const columns = table.columns.map((column): NamedColumn => {
    const names = column.heads.map((one) => valueText(one, tag));
    const note = (system: 'si' | 'us') =>
      [...names.slice(1), ...column.notes.map((one) => `${noteName(one)} ${valueText(one, tag, system)}`)].join('\n') ||
      undefined;
    return { ...column, names, note: note('si'), noteUs: note('us') };
  });
  const isNarrowed = [...columns, ...groups.flatMap(({ rows }) => rows)].some(({ isOther }) => isOther);
  const heads = groups[0]?.rows[0]?.heads ?? [];
  return (
    <div className={styles.room}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields in it */}
      <table ref={element} className={classNames(tableClass({ layout: null }), styles.matrix)} onKeyDown={onCellKey}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{groups[0]?.head.attribute.name}</th>
            {heads.map(({ attribute }) => (
              <th key={attribute.id} scope="col" className={styles.second}>
                {attribute.shortName ?? attribute.name}
              </th>
            ))}
            {columns.map((column) => (
              <th key={column.id} scope="col" className={styles.column}>
                {column.heads.map((head) => (
                  <span key={head.attribute.id}>
                    <MatrixValueText {...head} />
                  </span>
                ))}
                <span className={styles.notes}>
                  {column.notes.map((note) => (
                    <bdi key={note.attribute.id}>
                      {noteName(note)} <MatrixValueText {...note} />
                    </bdi>
                  ))}
                  <span aria-hidden="true" className={styles.quantityHead}>
                    {t('matrix.quantityLabel')}
                  </span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group, n) => (
          <Group key={group.id} group={group} isOpen={n === 0 || isNarrowed} columns={columns} {...ofCells} />
        ))}
      </table>
    </div>
  );
});

type NamedColumn = Table['columns'][number] & {
  names: string[];
  /** A line for each further name and note, in SI and in US units, for style sheets. */
  note: string | undefined;
  noteUs: string | undefined;
};

interface GroupProps extends Pick<MatrixTableProps, 'category' | 'fitted' | 'quantities'> {
  group: MatrixGroup;
  /** Its articles are shown at first where there is little room. */
  isOpen: boolean;
  columns: NamedColumn[];
}

function Group({ group: { head, picture, rows }, isOpen, columns, category, fitted, quantities }: GroupProps) {
  const t = useMatrixText();
  const shopText = useText();
  const { tag } = useI18n().locale;
  const inUnit = (cell: MatrixCell | null): number => (cell && fitted?.quantities.get(cell.commercialItemId)) ?? 0;
  const articles = rows
    .filter(({ isOther }) => !isOther)
    .flatMap(({ cells }) => cells.filter((cell, at) => cell !== null && !columns[at]!.isOther)).length;
  const ofPart = rows.flatMap(({ cells }) => cells).reduce((sum, cell) => sum + inUnit(cell), 0);
  return (
    <tbody>
      {rows.map((row, n) => (
        <tr key={row.id}>
          {n === 0 && (
            <th scope="rowgroup" rowSpan={rows.length} className={styles.part}>
              <span className={styles.partIn}>
                {picture && <Drawing image={picture} width={44} height={44} alt="" size="mini" />}
                <span>
                  <MatrixValueText {...head} />
                  {fitted && (
                    <small className={styles.inUnit}>{t('matrix.inUnit', { count: ofPart, unit: fitted.unit })}</small>
                  )}
                </span>
              </span>
              <label className={styles.open}>
                {/* another choice above begins anew */}
                <input key={`${isOpen}`} type="checkbox" defaultChecked={isOpen} className="sr" />
                {shopText('catalogue.results', { count: articles })}
                <span className="sr">, {valueText(head, tag)}</span>
                <Icon name="chevron-down" />
              </label>
            </th>
          )}
          {row.heads.map((one) => (
            <th key={one.attribute.id} scope="row" className={styles.second} data-label={one.attribute.name}>
              <MatrixValueText {...one} />
            </th>
          ))}
          {row.cells.map((cell, at) => {
            const column = columns[at]!;
            return cell ? (
              <td
                key={column.id}
                data-label={column.names[0]}
                data-note={column.note}
                data-note-us={column.noteUs}
                className={classNames((column.isOther || row.isOther) && styles.other, inUnit(cell) > 0 && styles.fits)}
              >
                <MatrixCellContent
                  cell={cell}
                  category={category}
                  quantities={quantities}
                  label={[
                    t('matrix.quantity', {
                      name: [
                        valueText(head, tag),
                        ...column.names,
                        ...row.heads.map((one) => valueText(one, tag)),
                      ].join(', '),
                    }),
                    ...(fitted && inUnit(cell) > 0
                      ? [t('matrix.inUnit', { count: inUnit(cell), unit: fitted.unit })]
                      : []),
                  ].join(', ')}
                />
              </td>
            ) : (
              <td key={column.id} className={styles.none} aria-label={t('matrix.none')}>
                –
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
