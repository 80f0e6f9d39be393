import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { LoaderBar } from '../loader-bar/loader-bar.tsx';
import { Notice } from '../notice/notice.tsx';
import { Ribbon } from '../ribbon/ribbon.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { Skeleton, SkeletonCards, SkeletonRows } from '../skeleton/skeleton.tsx';
import { showToast, type ToastType } from '../toast/toast-queue.ts';
import { Tooltip, TooltipTerm } from '../tooltip/tooltip.tsx';
import type { ExhibitGroup } from './exhibit.ts';

/** A button that opens something, with what it opens. */
function Opener({ label, children }: { label: string; children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

const toastTypes: ToastType[] = ['default', 'info', 'success', 'warning', 'error'];

/** What the shop says without being asked. */
export const messages: ExhibitGroup = {
  id: 'messages',
  title: 'Messages and waiting',
  exhibits: [
    {
      components: ['Notice'],
      purpose: 'A message beside what it concerns: an icon and words, never colour alone.',
      isWide: true,
      states: [
        ['informative', <Notice type="informative" title="2 prices have changed." />],
        [
          'success',
          <Notice type="success" title="Payment received.">
            We confirm by e-mail.
          </Notice>,
        ],
        [
          'warning, with an action',
          <Notice type="warning" title="Your offer ends tomorrow." action={<Button size="small">Open offer</Button>}>
            GX-050, 3 pieces
          </Notice>,
        ],
        ['critical', <Notice type="critical" title="The payment was refused." />],
      ],
    },
    {
      components: ['EmptyState'],
      purpose: 'What is missing, why, and the next step.',
      isWide: true,
      states: [
        [
          'empty list',
          <EmptyState level={3} title="Your cart is empty" actions={<Button variant="go">Quick order</Button>}>
            Items you add to buy or quote stay here for 20 days.
          </EmptyState>,
        ],
        [
          'failed',
          <EmptyState
            level={3}
            title="Orders could not be loaded"
            actions={<Button variant="go">Try again</Button>}
            reference="Reference 4f1c2a"
          />,
        ],
      ],
    },
    {
      components: ['Skeleton', 'SkeletonRows', 'SkeletonCards'],
      purpose: 'Keeps the room of what is on its way.',
      isWide: true,
      states: [
        [
          'shapes',
          <>
            <Skeleton shape="title" width="half" />
            <Skeleton width="most" />
            <Skeleton shape="small" width="third" />
            <Skeleton shape="price" width="third" />
            <Skeleton shape="button" width="third" />
          </>,
        ],
        ['rows', <SkeletonRows rows={3} label="Orders are loading" />],
        ['cards', <SkeletonCards count={4} label="Articles are loading" />],
      ],
    },
    {
      components: ['LoaderBar', 'Ribbon'],
      purpose: 'At the edges of the window: a navigation that takes longer, the name of the environment.',
      states: [
        [
          'both',
          <Opener label="Show">
            {(open) => (
              <>
                <LoaderBar shown={open} label="The page is loading" />
                {open && <Ribbon text="Staging" color="red" />}
              </>
            )}
          </Opener>,
        ],
      ],
    },
    {
      components: ['Tooltip', 'TooltipTerm'],
      purpose: 'A short explanation on hover and focus.',
      states: [
        [
          'term',
          <TooltipTerm text="Difference of temperature between the two sides where it is smallest.">
            Approach
          </TooltipTerm>,
        ],
        [
          'button',
          <Tooltip text="Sign in to see your price.">
            {(describedBy) => <Button aria-describedby={describedBy}>Price</Button>}
          </Tooltip>,
        ],
      ],
    },
    {
      components: ['Dialog', 'Sidebar'],
      purpose: 'A decision that stops everything else; or a menu beside it.',
      states: [
        [
          'dialog',
          <Opener label="Delete list">
            {(open, close) => (
              <Dialog
                {...{ open, onClose: close, title: 'Delete “Pump room 3”?', closeLabel: 'Close' }}
                actions={<Button onClick={close}>Delete</Button>}
              >
                Its 12 articles go with it.
              </Dialog>
            )}
          </Opener>,
        ],
        [
          'sidebar',
          <Opener label="Filters">
            {(open, close) => (
              <Sidebar {...{ open, onClose: close, label: 'Filters', closeLabel: 'Close', side: 'end' }}>
                Compound, thickness, area
              </Sidebar>
            )}
          </Opener>,
        ],
      ],
    },
    {
      components: ['ToastOutlet'],
      purpose: 'Tells that something has been done, and leaves by itself.',
      states: toastTypes.map((type) => [
        type,
        <Button size="small" onClick={() => showToast({ type, text: 'GX-050-NU-20 is in your cart.' })}>
          Show
        </Button>,
      ]),
    },
  ],
};
