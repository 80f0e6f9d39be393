import { SkeletonRows } from '@shop/design-system';
import { unitPaths, useIdentityScope, usePortalPerson } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import { UnitPage } from './unit-page.tsx';

export { unitPageLoader as loader } from './unit-page.loader.ts';

/** The unit's page within the account area, which writes title and robots itself. */
export function Component() {
  const t = useText();
  const { scope } = usePortalPerson();
  const isLoaded = useIdentityScope() === scope;
  // its owner's name for it comes with the data of this person; a page once shown stays when the session ends
  const [isShown, setShown] = useState(isLoaded);
  if (isLoaded && !isShown) setShown(true);
  if (!isShown) return <SkeletonRows label={t('units.own.loading')} />;
  return <UnitPage pathOf={unitPaths.ownUnit} isInPortal />;
}
