import { later } from '@shop/platform';

/** Checkbox and tray of the comparison; their code loads after the page. */
export const CompareBox = later(async () => (await import('./compare-box.tsx')).CompareBox);
export const CompareTray = later(async () => (await import('./compare-tray.tsx')).CompareTray);
