import type { Replacements } from '@shop/api-contracts';
import { paths, ShopLink } from '@shop/platform';
import { askedQuery, type Asked } from './asked.ts';
import { useAskedLines } from './use-asked-lines.ts';
import { useText } from '../text.ts';
import styles from './replacement.module.css';

/** What was said of the old unit, with the way to say it differently. */
export function AskedSummary({ asked, names }: { asked: Asked; names: Replacements['asked'] }) {
  const t = useText();
  const lines = useAskedLines(asked, names);
  return (
    <section aria-labelledby="asked" className={styles.asked}>
      <h2 id="asked">{t('units.replacement.form')}</h2>
      <dl className={styles.lines}>
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ShopLink to={paths.unitReplacement(askedQuery(asked))} className="target">
        {t('units.replacement.change')}
      </ShopLink>
    </section>
  );
}
