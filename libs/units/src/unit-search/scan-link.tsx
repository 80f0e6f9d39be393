import { buttonClass, Icon } from '@shop/design-system';
import { unitPaths, useApp } from '@shop/platform';
import { useText } from '../text.ts';

/** Leads to the page that reads labels, by a real navigation: only its own document lets the code reader run. */
export function ScanLink() {
  const t = useText();
  const app = useApp();
  return (
    <a href={app.href(unitPaths.unitScan())} className={buttonClass()}>
      <Icon name="camera" />
      {t('units.scan.title')}
    </a>
  );
}
