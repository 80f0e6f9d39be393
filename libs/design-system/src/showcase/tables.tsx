import { Button } from '../button/button.tsx';
import { StockMark } from '../stock-mark/stock-mark.tsx';
import { SortHeading } from '../table/sort-heading.tsx';
import { Table, Td, Th, Tr, type TableLayout } from '../table/table.tsx';
import type { ExhibitGroup } from './exhibit.ts';

const rows = [
  { position: '1', name: 'Channel gasket GX-050', number: 'GX-050-GC-EPDM-04', count: '59', price: '£4.20' },
  { position: '2', name: 'Nut M20', number: 'GX-050-NU-20', count: '12', price: '£1.60' },
  { position: '3', name: 'Tightening bolt M20 x 420', number: 'GX-050-TB-20-420', count: '6', price: '£18.90' },
];

const PartsTable = ({ layout }: { layout: TableLayout }) => (
  <Table caption="Parts of the unit" layout={layout}>
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
        <Th>
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
          <Td area="order">
            <Button size="small">Add</Button>
          </Td>
        </Tr>
      ))}
    </tbody>
  </Table>
);

/** Rows of goods. */
export const tables: ExhibitGroup = {
  id: 'tables',
  title: 'Tables',
  exhibits: [
    {
      components: ['Table', 'Th', 'Td', 'Tr', 'SortHeading'],
      purpose: 'Rows to read across, compare and order from.',
      isWide: true,
      states: [
        ['rows: a line for each cell on phones', <PartsTable layout="rows" />],
        ['compact: a parts list', <PartsTable layout="compact" />],
        ['scroll: many columns', <PartsTable layout="scroll" />],
      ],
    },
  ],
};
