import type { Image } from '@shop/api-contracts';
import { Drawing } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { keywordsQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { UnitForm } from './unit-form.tsx';
import styles from './home-page.module.css';

interface HeroProps {
  title: string;
  lead?: string | undefined;
  image: Image | null;
}

/** Number of search words below the field. */
const offeredWords = 6;

export function Hero({ title, lead, image }: HeroProps) {
  const t = useText();
  const { data: words } = useQuery(keywordsQuery());
  return (
    <section className={styles.hero}>
      <div>
        <h1 tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        {lead !== undefined && (
          <p className={styles.lead}>
            <bdi>{lead}</bdi>
          </p>
        )}
        <div className={styles.find}>
          <UnitForm />
          {words?.length !== 0 && (
            <nav className={styles.words} aria-labelledby="often-searched">
              <span id="often-searched" className="muted">
                {t('shell.home.often')}
              </span>
              {words?.slice(0, offeredWords).map((word) => (
                <ShopLink key={word} to={paths.search(word)} prefetch={false}>
                  {word}
                </ShopLink>
              ))}
            </nav>
          )}
        </div>
      </div>
      {image && (
        <Drawing image={image} width={image.width} height={image.height} alt="" priority className={styles.drawing} />
      )}
    </section>
  );
}
