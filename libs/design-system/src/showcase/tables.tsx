import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { FitCell, FitRow, FitTable, FitValues } from '../fit-table/fit-table.tsx';
import { shownFrom } from '../fit-table/shown-from.ts';
import { RecordTable } from '../record-table/record-table.tsx';
import { StockMark } from '../stock-mark/stock-mark.tsx';
import { SortHeading } from '../table/sort-heading.tsx';
import { Table, Td, Th, Tr, type TableLayout } from '../table/table.tsx';
import type { ExhibitGroup } from './exhibit.ts';
import styles from './showcase.module.css';

const rows = [
  { position: '1', name: 'Channel gasket GX-050', number: 'GX-050-GC-EPDM-04', count: '59', price: '£4.20' },
  { position: '2', name: 'Nut M20', number: 'GX-050-NU-20', count: '12', price: '£1.60' },
  { position: '3', name: 'Tightening bolt M20 × 420', number: 'GX-050-TB-20-420', count: '6', price: '£18.90' },
];

const PartsTable = ({ layout }: { layout: TableLayout }) => (
  <Table caption="Parts of the unit" layout={layout} middle>
    <thead>
      <tr>
        <Th>Pos.</Th>
        <SortHeading label="Part" href="#tables" direction="ascending" />
        <Th>Article number</Th>
        <Th numeric>Quantity</Th>
        <Th numeric unit="excl. VAT">
          Each
        </Th>
        <Th>Availability</Th>
        <Th numeric>
          <span className="sr">Order</span>
        </Th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Tr key={row.number} current={row.position === '2'}>
          <Td area="position">{row.position}</Td>
          <Td area="name">{row.name}</Td>
          <Td area="number" label="Article number">
            <span className="nb">{row.number}</span>
          </Td>
          <Td area="count" label="Quantity" numeric>
            {row.count}
          </Td>
          <Td area="price" label="Each" numeric>
            {row.price}
          </Td>
          <Td area="stock" label="Availability">
            <StockMark state="ok">In stock</StockMark>
          </Td>
          <Td area="order" numeric>
            <Button size="small">Add</Button>
          </Td>
        </Tr>
      ))}
    </tbody>
  </Table>
);

const OrdersTable = () => (
  <RecordTable caption="Orders">
    <thead>
      <tr>
        <Th>Order</Th>
        <Th>Your purchase order</Th>
        <Th>Ordered</Th>
        <Th>Status</Th>
        <Th numeric>Total</Th>
      </tr>
    </thead>
    <tbody>
      {['SO-240115', 'SO-240113'].map((number) => (
        <Tr key={number}>
          <Td place="name">
            <a href="#tables" className="strong nb">
              {number}
            </a>
          </Td>
          <Td>ED/26/1131</Td>
          <Td>18 November 2026</Td>
          <Td place="state">
            <StockMark state="ok">Shipped</StockMark>
          </Td>
          <Td place="end" numeric>
            £587.47
          </Td>
        </Tr>
      ))}
    </tbody>
  </RecordTable>
);

const LinesTable = () => (
  <RecordTable caption="Lines" layout="lines">
    <thead>
      <tr>
        <Th>Article</Th>
        <Th numeric>Quantity</Th>
        <Th numeric>Unit price</Th>
        <Th>Availability</Th>
        <Th numeric>Line total</Th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Tr key={row.number}>
          <Td place="name">
            <strong>{row.name}</strong>
            <span className={classNames('art', styles.number)}>{row.number}</span>
          </Td>
          <Td place="order" label="Quantity" numeric>
            {row.count}
          </Td>
          <Td place="each" numeric>
            {row.price}
          </Td>
          <Td place="stock">
            <StockMark state="ok">In stock</StockMark>
          </Td>
          <Td place="end" numeric>
            {row.price}
          </Td>
        </Tr>
      ))}
    </tbody>
  </RecordTable>
);

const fitColumns = [
  { id: 'material', room: 100 },
  { id: 'temperature', room: 80 },
];

const FitExample = () => {
  const from = shownFrom(fitColumns, 560);
  return (
    <FitTable
      caption="Gaskets"
      moreHead={<span className="sr">More</span>}
      head={
        <>
          <SortHeading label="Article" href="#tables" direction="ascending" />
          <Th data-from={from.get('material')}>Material</Th>
          <Th numeric unit="°C" data-from={from.get('temperature')}>
            Max.
          </Th>
          <Th numeric unit="GBP">
            Price
          </Th>
          <Th>Availability</Th>
          <Th numeric>Order</Th>
        </>
      }
    >
      {rows.map((row) => (
        <FitRow
          key={row.number}
          moreLabel={`More about ${row.number}`}
          columns={7}
          rest={() => (
            <FitValues
              values={[
                { label: 'Material', value: 'EPDM', until: from.get('material') },
                { label: 'Max. temperature', value: '150\u00a0°C', until: from.get('temperature') },
                { label: 'Weight', value: '0.19\u00a0kg' },
              ]}
            />
          )}
        >
          <FitCell area="name">
            <span className="nb">{row.number}</span>
          </FitCell>
          <FitCell from={from.get('material')}>EPDM</FitCell>
          <FitCell from={from.get('temperature')} numeric>
            150
          </FitCell>
          <FitCell area="price" numeric>
            {row.price}
          </FitCell>
          <FitCell area="stock">
            <StockMark state="ok">In stock</StockMark>
          </FitCell>
          <FitCell area="order" numeric className={styles.order}>
            <Button size="small">Add</Button>
          </FitCell>
        </FitRow>
      ))}
    </FitTable>
  );
};

/** Rows of goods. */
export const tables: ExhibitGroup = {
  id: 'tables',
  title: 'Tables',
  exhibits: [
    {
      components: ['Table', 'RecordTable', 'Th', 'Td', 'Tr', 'SortHeading'],
      purpose: 'Rows to read across, compare and order from.',
      isWide: true,
      states: [
        ['records: entries of two to four lines on phones', <OrdersTable />],
        ['lines: articles with a quantity', <LinesTable />],
        ['rows: a line for each cell on phones', <PartsTable layout="rows" />],
        ['compact: a parts list', <PartsTable layout="compact" />],
        ['scroll: many columns', <PartsTable layout="scroll" />],
      ],
    },
    {
      components: ['FitTable', 'FitRow', 'FitCell', 'FitValues'],
      purpose: 'Goods with many columns: as many as there is room for, the others in a row that opens.',
      isWide: true,
      states: [['columns by the room of the table', <FitExample />]],
    },
  ],
};
