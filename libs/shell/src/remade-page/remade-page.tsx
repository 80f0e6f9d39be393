import { FirstItems } from '@shop/catalogue';
import { buttonClass, Drawing } from '@shop/design-system';
import {
  categoryTreeQuery,
  findCategory,
  paths,
  settingsQuery,
  ShopLink,
  useApp,
  usePrefetchedQuery,
  useShopName,
} from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { ContentPage } from '../content/content-page.tsx';
import { ContentParts } from '../content/content-parts.tsx';
import { useText } from '../text.ts';
import { greenOneBlockQuery, remadeCategoryId } from './remade-page.loader.ts';
import marginHeads from '../content/margin-heads.module.css';
import styles from './remade-page.module.css';

/** Shows the first remade units, links to all, and explains them. Without the block (company sites have none) it shows its own text. */
export function RemadePage() {
  const t = useText();
  const shopName = useShopName();
  const { companyId } = useApp();
  const { contact } = usePrefetchedQuery(settingsQuery());
  const category = findCategory(usePrefetchedQuery(categoryTreeQuery()), remadeCategoryId);
  const { data } = useQuery({ ...greenOneBlockQuery(), enabled: companyId === undefined });
  const block = data?.blocks.find(({ name }) => name === 'greenone');
  const lead = block?.lead ?? t('shell.remade.lead');
  const image = block?.image ?? category?.image;
  return (
    <ContentPage path={paths.remade()} title={block?.title ?? t('shell.remade.title')} description={lead}>
      <p className={styles.lead}>
        <bdi>{lead}</bdi>
      </p>
      {category?.visible && <FirstItems category={category} />}
      <p className={styles.actions}>
        {category?.visible && (
          <ShopLink to={paths.category(category)} className={buttonClass({ variant: 'go' })}>
            {t('shell.remade.see', { count: category.productCount ?? 0 })}
          </ShopLink>
        )}
        <ShopLink to={paths.message()} className={buttonClass({ variant: category?.visible ? 'plain' : 'go' })}>
          {t('shell.remade.ask')}
        </ShopLink>
      </p>
      <div className={styles.columns}>
        {image && <Drawing image={image} width={image.width} height={image.height} alt="" className={styles.drawing} />}
        {block && block.parts.length > 0 ? (
          <div className={`prose ${marginHeads.marginHeads}`}>
            <ContentParts parts={block.parts} anchorPrefix="" />
          </div>
        ) : (
          <p className="prose">{t('shell.remade.text', { company: contact?.name ?? shopName })}</p>
        )}
      </div>
    </ContentPage>
  );
}
