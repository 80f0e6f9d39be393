import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Chip, ChipList } from '../chip/chip.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Crumbs } from '../crumbs/crumbs.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Fold } from '../disclosure/fold.tsx';
import { Pager } from '../pager/pager.tsx';
import { SegmentedLinks } from '../radio-group/segmented-links.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import type { ExhibitGroup } from './exhibit.ts';
import styles from './showcase.module.css';

const nothing = () => undefined;
const pageTexts = { label: 'Pages', previousLabel: 'Previous page', nextLabel: 'Next page' };
const pageLabel = (page: number) => `Page ${page}`;
const hrefOf = () => '#actions';

/** What is pressed or followed. */
export const actions: ExhibitGroup = {
  id: 'actions',
  title: 'Actions and navigation',
  exhibits: [
    {
      components: ['Button'],
      purpose: 'One go button for the main action of a view, plain for all others, bare within text.',
      states: [
        ['go', <Button variant="go">Add to cart</Button>],
        ['plain', <Button>Ask for a quote</Button>],
        ['bare', <Button variant="bare">Change</Button>],
        ['small', <Button size="small">Add</Button>],
        ['icons', <Button icon="download">Save as PDF</Button>],
        ['icon at the end', <Button iconEnd="arrow-right">Checkout</Button>],
        [
          'pending',
          <Button variant="go" pending pendingText="Adding to cart">
            Add to cart
          </Button>,
        ],
        ['disabled', <Button disabled>Add to cart</Button>],
        ['wide', <Button wide>Show 24 articles</Button>],
      ],
    },
    {
      components: ['IconButton'],
      purpose: 'An action that its picture names, in rows and toolbars.',
      states: [
        ['bare', <IconButton icon="bookmark" label="Save" />],
        ['framed', <IconButton icon="search" label="Search" variant="framed" />],
        ['small', <IconButton icon="bin" label="Remove" size="small" />],
        ['pressed', <IconButton icon="bookmark" label="Saved" aria-pressed />],
        ['disabled', <IconButton icon="plus" label="More" disabled />],
      ],
    },
    {
      components: ['Disclosure'],
      purpose: 'Further actions or filters behind one press, in a row of buttons.',
      states: [
        [
          'closed',
          <Disclosure label="Actions">
            <p>Save as PDF</p>
          </Disclosure>,
        ],
        [
          'open, with a count',
          <Disclosure label="Filters" count={1} open>
            <p>16 bar</p>
          </Disclosure>,
        ],
      ],
    },
    {
      components: ['Fold'],
      purpose: 'A section that opens below its title, one of several.',
      states: [
        [
          'closed',
          <Fold title="Which gasket material do I need?">
            <p>EPDM is for water and steam.</p>
          </Fold>,
        ],
        [
          'open, with a heading',
          <Fold title="Add a reading" level={3} open>
            <p>16 bar</p>
          </Fold>,
        ],
      ],
    },
    {
      components: ['Chip', 'ChipList'],
      purpose: 'An active choice that one press removes.',
      states: [
        [
          'list',
          <ChipList label="Filters">
            <Chip onRemove={nothing} label="Remove filter 16 bar">
              16 bar
            </Chip>
            <Chip href="#actions">EPDM, 0.4 mm</Chip>
          </ChipList>,
        ],
      ],
    },
    {
      components: ['CopyButton'],
      purpose: 'Copies a number that is wanted elsewhere.',
      states: [
        [
          'beside a number',
          <span className={styles.leaving}>
            <span>GX-050-H16-061</span>
            <CopyButton value="GX-050-H16-061" label="Copy article number" copiedText="Copied" />
          </span>,
        ],
      ],
    },
    {
      components: ['SegmentedLinks'],
      purpose: 'A few views of the same content, each with an address.',
      states: [
        [
          'two views',
          <SegmentedLinks
            label="View"
            links={[
              { href: '#actions', label: 'Cards', icon: 'grid', current: true },
              { href: '#fields', label: 'List', icon: 'list' },
            ]}
          />,
        ],
      ],
    },
    {
      components: ['Crumbs'],
      purpose: 'Where this page stands; on phones the level above.',
      isWide: true,
      states: [
        [
          'three levels',
          <Crumbs
            label="You are here"
            items={[
              { label: 'Products', href: '#actions' },
              { label: 'Gasketed plate heat exchangers', href: '#actions' },
              { label: 'GX-050' },
            ]}
          />,
        ],
      ],
    },
    {
      components: ['Pager'],
      purpose: 'Pages of a list.',
      isWide: true,
      states: [
        [
          'first of 425',
          <Pager {...pageTexts} {...{ pageLabel, hrefOf }} current={1} total={425} summary="1 to 12 of 5,100" />,
        ],
        [
          'in the middle',
          <Pager {...pageTexts} {...{ pageLabel, hrefOf }} current={9} total={20} summary="97 to 108 of 240" />,
        ],
        ['only one', <Pager {...pageTexts} {...{ pageLabel, hrefOf }} current={1} total={1} summary="4 articles" />],
      ],
    },
    {
      components: ['SkipLink'],
      purpose: 'First tab stop of a page; visible with the focus.',
      states: [['hidden', <SkipLink href="#fields">Skip to the fields</SkipLink>]],
    },
  ],
};
