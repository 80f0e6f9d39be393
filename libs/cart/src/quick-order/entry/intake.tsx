import { useEffect, useRef, useState } from 'react';
import { Button, Notice, Select } from '@shop/design-system';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '../../text.ts';
import { ColumnChoice } from './column-choice.tsx';
import { FileError, type FileErrorReason } from '../reading/file-error.ts';
import { FileEntry } from './file-entry.tsx';
import { PasteEntry } from './paste-entry.tsx';
import { maxRows } from '../rows/order-rows.ts';
import type { AddRows } from '../rows/quick-order-state.ts';
import { readPaste } from '../reading/read-paste.ts';
import type { OrderSheet } from '../reading/read-order-file.ts';
import { widthOf } from '../reading/read-table.ts';
import { pastedText } from '../pasted/pasted-location.ts';
import { RowEntry } from './row-entry.tsx';
import styles from './intake.module.css';

/** Adds rows by typing, pasting or a file. For tables with several columns it first asks for their content. */
export function Intake({ room, onAdd }: { room: number; onAdd: AddRows }) {
  const t = useText();
  // the search leads here with the numbers that it was given
  const location = useLocation();
  const fragment = new URLSearchParams(location.hash.slice(1));
  const pastedBefore = pastedText(location.state);
  const [text, setText] = useState(pastedBefore ?? fragment.get('numbers') ?? '');
  const [table, setTable] = useState<{ sheets: readonly OrderSheet[]; shown: number; isPasted: boolean }>();
  const [isReading, setReading] = useState(false);
  const [fileError, setFileError] = useState<FileErrorReason>();
  const reading = useRef<AbortController>(undefined);

  /** @returns true if the rows were added, or a dialog asks how to read them */
  const addPasted = (pasted: string, isPasted: boolean): boolean => {
    const paste = readPaste(pasted);
    if (paste.kind === 'table') {
      setTable({ sheets: [{ name: '', cells: paste.cells }], shown: 0, isPasted });
      return true;
    }
    if (paste.rows.length > room) return false;
    onAdd(paste.rows, { leftOut: paste.leftOut, isBare: paste.isBare });
    if (isPasted) setText('');
    return true;
  };

  const navigate = useNavigate();
  const takeBefore = useRef<string>(pastedBefore);
  useEffect(() => {
    const pasted = takeBefore.current;
    if (pasted === undefined) return;
    takeBefore.current = undefined;
    addPasted(pasted, true);
    // a reload does not take it again
    void navigate(location.pathname + location.search, { replace: true, state: null, preventScrollReset: true });
  });

  const readFile = async (file: File) => {
    reading.current?.abort();
    const stopping = new AbortController();
    reading.current = stopping;
    setFileError(undefined);
    setTable(undefined);
    setReading(true);
    try {
      const { readOrderFile } = await import('../reading/read-order-file.ts');
      const { sheets } = await readOrderFile(file, stopping.signal);
      if (stopping.signal.aborted) return;
      const [only] = sheets;
      // lines without columns are read like a pasted list
      const isList = sheets.length === 1 && widthOf(only!.cells) === 1;
      if (!isList || !addPasted(only!.cells.join('\n'), false)) setTable({ sheets, shown: 0, isPasted: false });
    } catch (error) {
      if (!stopping.signal.aborted) setFileError(error instanceof FileError ? error.reason : 'damaged');
    } finally {
      if (reading.current === stopping) setReading(false);
    }
  };
  const cells = table?.sheets[table.shown]?.cells ?? [];
  return (
    <>
      <div className={styles.intake}>
        <RowEntry room={room} onAdd={onAdd} onPaste={(pasted) => addPasted(pasted, false)} />
        <PasteEntry
          text={text}
          onText={setText}
          room={room}
          onTake={() => addPasted(text, true)}
          onFile={(file) => void readFile(file)}
        />
        <FileEntry
          isReading={isReading}
          onFile={(file) => void readFile(file)}
          onCancel={() => {
            reading.current?.abort();
            setReading(false);
          }}
        />
      </div>
      {fileError && (
        <Notice
          type="critical"
          live
          title={t('cart.quickOrder.fileRefused')}
          action={
            <Button size="small" onClick={() => setFileError(undefined)}>
              {t('cart.quickOrder.understood')}
            </Button>
          }
        >
          {t(`cart.quickOrder.file.${fileError}`, { rows: maxRows })}
        </Notice>
      )}
      {table && (
        <ColumnChoice
          key={`${table.shown} ${cells.length} ${cells[0]?.join()}`}
          cells={cells}
          room={room}
          sheetChoice={
            table.sheets.length > 1 && (
              <Select
                label={t('cart.quickOrder.sheet')}
                hint={t('cart.quickOrder.sheets', { count: table.sheets.length })}
                value={table.shown}
                onChange={({ currentTarget: { value } }) => setTable({ ...table, shown: Number(value) })}
              >
                {table.sheets.map(({ name }, at) => (
                  <option key={at} value={at}>
                    {name}
                  </option>
                ))}
              </Select>
            )
          }
          onTake={(rows, more) => {
            // pasted text stays in its field until it is taken over
            if (table.isPasted) setText('');
            setTable(undefined);
            onAdd(rows, more);
          }}
          onCancel={() => setTable(undefined)}
        />
      )}
    </>
  );
}
