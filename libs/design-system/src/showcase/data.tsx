import { AddressLines } from '../address-lines/address-lines.tsx';
import { Badge, Position, Tag } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card, CardGrid } from '../card-grid/card-grid.tsx';
import { DefinitionGroups, DefinitionList, KeyFigures } from '../definition-list/definition-list.tsx';
import { DrawingSheet, TitleBlock } from '../drawing-sheet/drawing-sheet.tsx';
import { Drawing } from '../drawing/drawing.tsx';
import { ExternalMark } from '../external-mark/external-mark.tsx';
import { Nameplate } from '../nameplate/nameplate.tsx';
import { NumberedSection } from '../numbered-section/numbered-section.tsx';
import { StateMark } from '../state-mark/state-mark.tsx';
import { StepMark } from '../step-mark/step-mark.tsx';
import { StockMark } from '../stock-mark/stock-mark.tsx';
import { TileHead } from '../tile-head/tile-head.tsx';
import { TileRow, TileRows, TileRowsSkeleton } from '../tile-rows/tile-rows.tsx';
import { UnbrokenNumbers } from '../unbroken-numbers/unbroken-numbers.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { ExhibitGroup } from './exhibit.ts';
import styles from './showcase.module.css';
import { sampleImage, specification } from './samples.ts';

const image = <Drawing image={sampleImage} width={320} height={240} alt="" size="card" />;

/** What the shop shows of its goods. */
export const data: ExhibitGroup = {
  id: 'data',
  title: 'Goods and figures',
  exhibits: [
    {
      components: ['Card', 'CardGrid', 'Drawing'],
      purpose: 'Articles side by side.',
      isWide: true,
      states: [
        [
          'four articles',
          <CardGrid>
            {['GX-032', 'GX-050', 'GX-070', 'GX-100'].map((name) => (
              <Card
                key={name}
                drawing={image}
                title={<a href="#data">{`Gasketed plate heat exchanger ${name}`}</a>}
                keys="Area 1.26 m² · max. 16 bar"
                price="£1,060.40"
                foot={<StockMark state="ok">4 in stock</StockMark>}
                action={<Button size="small">Add</Button>}
              />
            ))}
          </CardGrid>,
        ],
      ],
    },
    {
      components: ['DefinitionList', 'DefinitionGroups', 'KeyFigures'],
      purpose: 'Terms with their values.',
      isWide: true,
      states: [
        ['key figures', <KeyFigures items={specification.slice(0, 4)} />],
        [
          'list with a total',
          <DefinitionList items={[...specification, { term: 'Total', value: '£84.60', total: true }]} />,
        ],
        [
          'groups',
          <DefinitionGroups
            groups={[
              { title: 'Plates', items: specification },
              { title: 'Frame', items: specification.slice(0, 2) },
            ]}
          />,
        ],
      ],
    },
    {
      components: ['AddressLines'],
      purpose: 'An address as it is written on a letter.',
      states: [['four lines', <AddressLines lines={['Works North', 'Mill Lane 1', '21079 Hamburg', 'Germany']} />]],
    },
    {
      components: ['TileHead'],
      purpose: 'Over a part of something, with the way to all of it.',
      isWide: true,
      states: [
        [
          'title and link',
          <TileHead id="sample-tile" title="Last orders">
            <a href="#data">All orders (5)</a>
          </TileHead>,
        ],
      ],
    },
    {
      components: ['TileRow', 'TileRows', 'TileRowsSkeleton'],
      purpose: 'What a tile shows a part of: name, state, and what is said below.',
      isWide: true,
      states: [
        [
          'two rows',
          <TileRows>
            <TileRow
              name={<a href="#data">SO-240116</a>}
              state={<StateMark tone="done">Shipped</StateMark>}
              meta="14 October 2026, HV-26-0467"
            />
            <TileRow name={<a href="#data">Spring service</a>} state="4 lines" />
          </TileRows>,
        ],
        ['loading', <TileRowsSkeleton rows={2} />],
      ],
    },
    {
      components: ['Nameplate'],
      purpose: 'A machine, as its plate says it.',
      isWide: true,
      states: [
        [
          'unit',
          <Nameplate
            {...{ label: 'Nameplate', modelLabel: 'Model', model: 'GX-050', note: 'Malmö, 2014' }}
            items={specification}
          />,
        ],
      ],
    },
    {
      components: ['DrawingSheet', 'TitleBlock'],
      purpose: 'A drawing with its title block.',
      isWide: true,
      states: [
        [
          'sheet',
          <div className={styles.narrow}>
            <DrawingSheet
              block={[
                { label: 'Drawing', value: 'GX-050-01' },
                { label: 'Scale', value: '1 : 10' },
              ]}
            >
              <Drawing image={sampleImage} width={320} height={240} alt="A frame with plates" size="full" />
            </DrawingSheet>
          </div>,
        ],
        ['block alone', <TitleBlock framed entries={[{ label: 'Revision', value: 'C' }]} />],
      ],
    },
    {
      components: ['StockMark'],
      purpose: 'Availability: a dot and a word.',
      states: [
        ['in stock', <StockMark state="ok">12 in stock</StockMark>],
        ['later', <StockMark state="later">20 working days</StockMark>],
        ['on request', <StockMark state="ask">On request</StockMark>],
      ],
    },
    {
      components: ['StateMark'],
      purpose: 'The state of an order or a request.',
      states: [
        ['open', <StateMark tone="open">Confirmed</StateMark>],
        ['done', <StateMark tone="done">Delivered</StateMark>],
        ['signal', <StateMark tone="signal">Payment missing</StateMark>],
        ['over', <StateMark tone="over">Cancelled</StateMark>],
      ],
    },
    {
      components: ['Badge', 'Tag', 'Position', 'StepMark'],
      purpose: 'A count, a word, a number of a drawing, a step.',
      states: [
        ['count', <Badge>12</Badge>],
        ['tag', <Tag>Discontinued</Tag>],
        ['tag, signal', <Tag tone="signal">New offer</Tag>],
        ['position', <Position>7</Position>],
        ['position, chosen', <Position current>8</Position>],
        ['step done', <StepMark number={1} state="done" />],
        ['step current', <StepMark number={2} state="current" />],
        ['step ahead', <StepMark number={3} state="ahead" />],
      ],
    },
    {
      components: ['UnbrokenNumbers', 'ExternalMark', 'VisuallyHidden'],
      purpose: 'Numbers whole, links that leave the shop, words for ears only.',
      states: [
        ['numbers', <UnbrokenNumbers text="Plate GX-050-H16, 0.4 mm, EN 1.4404" />],
        [
          'leaves the shop',
          <a href="https://www.example.com/" className={styles.leaving}>
            Data sheet <ExternalMark />
          </a>,
        ],
        [
          'for ears only',
          <>
            4 <VisuallyHidden>articles in your cart</VisuallyHidden>
          </>,
        ],
      ],
    },
    {
      components: ['NumberedSection'],
      purpose: 'A section as in a test report.',
      isWide: true,
      states: [
        [
          'numbered',
          <NumberedSection id="sample-section" number={1} title="Operating limits" lead="As built, EN 13445">
            Up to 16 bar and 140 °C.
          </NumberedSection>,
        ],
      ],
    },
  ],
};
