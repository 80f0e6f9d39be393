import { strToU8, zipSync } from 'fflate';
import { isAmount, type Cell, type Rows } from './exported-lines.ts';

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const documentRelation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Index of `cellXfs` below. `text` keeps content that looks like a formula or a number unchanged, also when edited. */
const style = { number: 0, heading: 1, amount: 2, sum: 3, text: 4 } as const;
const styles = `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;
const contentTypes = `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mediaType}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;
const packageRelations = `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documentRelation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const workbookRelations = `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documentRelation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${documentRelation}/styles" Target="styles.xml"/></Relationships>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML does not allow. */
// eslint-disable-next-line no-control-regex
const forbidden =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const escaped = (text: string) => text.replace(forbidden, '').replace(/[&<>"]/g, (character) => entities[character]!);

/** Excel allows 31 characters, without those of its cell references. */
const sheetName = (name: string) =>
  escaped(
    name
      .replace(/[[\]:*?/\\']/g, ' ')
      .slice(0, 31)
      .trim() || '1',
  );

/** `A` to `Z`; there are never more columns. */
const column = (index: number) => String.fromCharCode(65 + index);

function cellXml(cell: Cell, address: string, isBold: boolean): string {
  if (cell === null || cell === '') return '';
  if (isAmount(cell))
    return `<c r="${address}" s="${isBold ? style.sum : style.amount}"><v>${Number(cell.amount)}</v></c>`;
  if (typeof cell === 'number') return `<c r="${address}" s="${style.number}"><v>${cell}</v></c>`;
  const look = isBold ? style.heading : style.text;
  return `<c r="${address}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** In characters, limited to what is readable without scrolling. */
const widthOf = (rows: Rows, index: number) =>
  Math.min(60, Math.max(...rows.map((row) => (typeof row[index] === 'string' ? row[index].length : 10))) + 2);

/**
 * Creates a workbook with one sheet: the first row bold and frozen, the last one bold if it is a total. Written by hand, because the usual
 * libraries compress more than about 400 lines in a worker from a blob URL, which the shop's content security policy forbids, and wait
 * forever.
 */
export function xlsxFile(rows: Rows, name: string, { hasSum }: { hasSum: boolean }): Blob {
  const columns = rows[0]!.map((_, index) => {
    const width = widthOf(rows, index);
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  const body = rows.map((row, at) => {
    const isBold = at === 0 || (hasSum && at === rows.length - 1);
    const cells = row.map((cell, index) => cellXml(cell, `${column(index)}${at + 1}`, isBold));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': packageRelations,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${documentRelation}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': workbookRelations,
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${body.join('')}</sheetData></worksheet>`,
  };
  const packed = zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
    // the earliest possible date: equal content gives equal files
    { mtime: new Date(1980, 0, 1) },
  );
  return new Blob([packed], { type: mediaType });
}
