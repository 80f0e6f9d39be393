import { hydrateLater } from '@shop/platform';

/** Checkbox and tray of the comparison; their code loads after the page. */
export const CompareBox = hydrateLater(async () => (await import('./compare-box.tsx')).CompareBox);
export const CompareTray = hydrateLater(async () => (await import('./compare-tray.tsx')).CompareTray);
