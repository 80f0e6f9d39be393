import { itemKeyOf } from '@shop/api-contracts';
import { Button, CopyButton, Icon, SegmentedLinks, buttonClass, classNames, type LinkParts } from '@shop/design-system';
import { DocumentButtons } from '@shop/forms';
import { ShopLink, useApp } from '@shop/platform';
import { MeasureSwitch } from '../measure-switch/measure-switch.tsx';
import { useText } from '../text.ts';
import { comparePath, maxCompared, type CompareAddress } from '../compare-tray/compare-address.ts';
import { UnitChooser } from './unit-chooser.tsx';
import { withUnit, type UnitInAddress } from './unit-in-address.ts';
import styles from './compare-page.module.css';

interface CompareControlsProps {
  address: CompareAddress;
  /** The machine beside the articles, or the one that is looked for. */
  unit: UnitInAddress;
  /** Path of the category, to find more articles. */
  categoryPath: string;
  /** Number of rows with differences; null if there is nothing to compare. */
  differences: number | null;
}

const viewLink = ({ href, ...link }: LinkParts) => (
  <ShopLink to={href} rel="nofollow" prefetch={false} preventScrollReset replace {...link} />
);

/** Options and actions of the comparison: what is less used is behind one control, with room only what is used least. */
export function CompareControls({ address, unit, categoryPath, differences }: CompareControlsProps) {
  const t = useText();
  const app = useApp();
  const viewPath = (onlyDifferences: boolean) =>
    withUnit(comparePath({ ...address, onlyDifferences }), unit.equipmentId);
  const isSearched = unit.serialNumber !== '' && unit.equipmentId === null;
  return (
    <div className={styles.controls}>
      {differences !== null && (
        <SegmentedLinks
          label={t('catalogue.compare.rows')}
          renderLink={viewLink}
          links={[
            { href: viewPath(false), label: t('catalogue.compare.all'), current: !address.onlyDifferences },
            {
              href: viewPath(true),
              label: t('catalogue.compare.differences', { count: differences }),
              current: address.onlyDifferences,
            },
          ]}
        />
      )}
      {address.items.length < maxCompared && (
        <ShopLink to={categoryPath} className={classNames(buttonClass(), styles.add)}>
          {t('catalogue.compare.add')}
          <Icon name="arrow-right" />
        </ShopLink>
      )}
      <details open={isSearched} className={styles.more}>
        <summary className={styles.summary}>
          {t('catalogue.table.more')}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.tools}>
          <MeasureSwitch />
          <UnitChooser path={comparePath(address)} unit={unit} />
          <details className={styles.copies}>
            <summary className={styles.summary}>
              {t('catalogue.table.more')}
              <Icon name="chevron-down" />
            </summary>
            <div>
              <DocumentButtons
                kind="comparison"
                subject={{ categoryId: address.categoryId, itemKeys: address.items.map(itemKeyOf) }}
              />
              <Button onClick={() => window.print()}>{t('catalogue.compare.print')}</Button>
              <CopyButton
                value={app.publicUrl + app.href(viewPath(address.onlyDifferences))}
                label={t('catalogue.compare.copy')}
                copiedText={t('catalogue.item.copied')}
                failedText={t('catalogue.item.copyFailed')}
              />
            </div>
          </details>
        </div>
      </details>
    </div>
  );
}
