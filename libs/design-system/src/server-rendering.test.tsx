import { renderToString } from 'react-dom/server';
import * as parts from './index.ts';

const { Badge, Button, Card, CardGrid, Checkbox, Chip, CopyButton, Crumbs, Dialog, Drawing, DrawingSheet, Field } =
  parts;
const { DefinitionGroups, EmptyState, IconButton, KeyFigures, LoaderBar, Nameplate, Notice, NumberedSection, Pager } =
  parts;
const { RadioGroup, RangeSlider, Ribbon, SegmentedLinks, Select, Sidebar, SkeletonCards, SkeletonRows, SkipLink } =
  parts;
const { SortHeading, StockMark, Table, Td, TextArea, Th, ToastOutlet, TooltipTerm, Tr, VisuallyHidden } = parts;

const nothing = () => {};
const items = [{ term: 'Area', value: '10.37 m²', original: '10.37 m²' }];
const page = (
  <>
    <SkipLink href="#main">Skip</SkipLink>
    <LoaderBar shown label="Loading" />
    <Ribbon text="Test" color="red" />
    <Crumbs label="Way" items={[{ label: 'Home', href: '/' }, { label: 'Here' }]} />
    <Button pending icon="search" iconEnd="arrow-right" pendingText="Adding">
      Add
    </Button>
    <IconButton icon="copy" label="Save" />
    <Badge>6</Badge>
    <StockMark state="later">10 days</StockMark>
    <Chip href="/">16 bar</Chip>
    <Field
      label="Name"
      maxLength={40}
      hint="Hint"
      error="Error"
      variant="password"
      passwordToggle={{ show: 's', hide: 'h' }}
    />
    <TextArea label="Text" maxLength={40} />
    <Select label="Country">
      <option>Sweden</option>
    </Select>
    <Checkbox label="Compare" count={3} indeterminate />
    <RadioGroup label="Units" options={[{ value: 'si', label: 'SI', icon: 'grid' }]} defaultValue="si" />
    <SegmentedLinks label="View" links={[{ href: '/', label: 'Grid', current: true }]} />
    <RangeSlider label="A" min={0} max={9} value={[1, 8]} onCommit={nothing} fromLabel="f" toLabel="t" between="to" />
    <NumberedSection id="s" number={1} title="Specification" lead="Lead" controls="Controls">
      <DefinitionGroups groups={[{ title: 'Duty', items }]} />
      <KeyFigures items={items} />
    </NumberedSection>
    <DrawingSheet block={[{ label: 'Plates', value: '61' }]} tools="Tools">
      <Drawing image={{ src: '/l.svg', srcDark: '/d.svg' }} width={9} height={9} alt="" priority />
    </DrawingSheet>
    <Nameplate label="Plate" modelLabel="Model" model="GX" items={items} note="Note" />
    <Notice type="critical" title="Failed" action="Again" live />
    <TooltipTerm text="Explanation">PED</TooltipTerm>
    <SkeletonCards label="Loading" count={2} />
    <SkeletonRows label="Loading" />
    <CardGrid busy>
      <Card drawing="" title="GX" />
    </CardGrid>
    <Table caption="Articles" layout="scroll">
      <thead>
        <tr>
          <SortHeading label="Article" href="/" direction="ascending" />
          <Th numeric unit="m²">
            Area
          </Th>
        </tr>
      </thead>
      <tbody>
        <Tr current>
          <Td label="Area" numeric area="price">
            1
          </Td>
        </Tr>
      </tbody>
    </Table>
    <Pager label="P" current={2} total={9} hrefOf={String} pageLabel={String} previousLabel="p" nextLabel="n" />
    <EmptyState title="None" actions="Do" reference="1" />
    <CopyButton value="GX" label="Copy" copiedText="Copied" />
    <VisuallyHidden role="status">x</VisuallyHidden>
    <Dialog open onClose={nothing} title="Title" closeLabel="Close">
      Body
    </Dialog>
    <Sidebar open onClose={nothing} label="Menu" closeLabel="Close">
      Body
    </Sidebar>
    <ToastOutlet label="Messages" closeLabel="Close" />
  </>
);

test('everything renders on the server without inline style, script or warning', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(nothing);
  const html = renderToString(page);
  expect(complaint).not.toHaveBeenCalled();
  expect(html).not.toMatch(/\sstyle=|<style|<script/);
  expect(html.length).toBeGreaterThan(5000);
});
