import { unitPaths } from '@shop/platform';
import { UnitPage } from './unit-page.tsx';

export { unitPageLoader as loader } from './unit-page.loader.ts';

export function Component() {
  return <UnitPage pathOf={unitPaths.unit} />;
}
