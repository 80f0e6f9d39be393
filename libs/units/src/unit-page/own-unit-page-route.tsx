import { unitPaths } from '@shop/platform';
import { UnitPage } from './unit-page.tsx';

export { unitPageLoader as loader } from './unit-page.loader.ts';

/** The unit's page within the account area, which writes title and robots itself. */
export function Component() {
  return <UnitPage pathOf={unitPaths.ownUnit} isInPortal />;
}
