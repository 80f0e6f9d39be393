export { unitScanLoader as loader } from './unit-scan.loader.ts';
export { UnitScanPage as Component } from './unit-scan-page.tsx';
