import { buttonClass } from '@shop/design-system';
import { PageTitle, paths, ShopLink, useApp } from '@shop/platform';
import { useSearchParams } from 'react-router';
import { useText } from '../text.ts';
import { FoundUnits } from './found-units.tsx';
import { NumberHelp } from './number-help.tsx';
import { ScanLink } from './scan-link.tsx';
import { SearchField } from './search-field.tsx';
import { UsedUnits } from './used-units.tsx';
import { isUnitCode, readUnitCode } from './unit-code.ts';
import { useSearchBlock } from './use-search-block.ts';
import styles from './unit-search.module.css';

/** Finds a unit by its serial number, tag or own name. Works without its content block, which company sites have not. */
export function UnitSearchPage() {
  const t = useText();
  const { publicUrl } = useApp();
  const [search] = useSearchParams();
  const code = readUnitCode(search, publicUrl);
  const block = useSearchBlock();
  const title = block?.title ?? t('units.search.title');
  return (
    <article className={styles.page}>
      <PageTitle title={title} />
      <meta name="description" content={block?.lead ?? t('units.search.lead')} />
      {code !== '' && <meta name="robots" content="noindex" />}
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>
        <bdi>{block?.lead ?? t('units.search.lead')}</bdi>
      </p>
      <div className={styles.ways}>
        <SearchField key={code} code={code} />
        <p className={styles.others}>
          <ScanLink />
          {code === '' && (
            <ShopLink to={paths.message()} className={buttonClass()}>
              {t('units.search.noNumber')}
            </ShopLink>
          )}
        </p>
        {isUnitCode(code) && <FoundUnits code={code} />}
        <UsedUnits />
      </div>
      <NumberHelp />
    </article>
  );
}
