import { later } from '@shop/platform';

/** The box that chooses an article, and the tray of those chosen; their code comes after the page. */
export const CompareBox = later(async () => (await import('./compare-box.tsx')).CompareBox);
export const CompareTray = later(async () => (await import('./compare-tray.tsx')).CompareTray);
