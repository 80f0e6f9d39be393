import { classNames, Icon, UnbrokenNumbers } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { useId, useRef } from 'react';
import { useText } from '../text.ts';
import { SmallDrawing } from './article-cells.tsx';
import type { Compared } from './compared.ts';
import styles from './article-chooser.module.css';

interface ArticleChooserProps {
  articleNumber: string;
  /** The articles that are not in view. */
  others: readonly Compared[];
  /** Address of the comparison with this one in view in place of the article. */
  pathInstead: (key: string) => string;
}

/** On phones, where two columns have space: the number of the article in view, and a sheet with those that can take its place. */
export function ArticleChooser({ articleNumber, others, pathInstead }: ArticleChooserProps) {
  const t = useText();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const title = t('catalogue.compare.instead', { articleNumber });
  return (
    <span className={classNames(styles.chooser, 'no-print')}>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={t('catalogue.compare.instead.open', { articleNumber })}
        className={styles.opener}
      >
        <span className="art">{articleNumber}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      <div ref={sheet} id={id} popover="auto" role="dialog" aria-label={title} className={styles.sheet}>
        <p className={styles.title}>{title}</p>
        <ul>
          {others.map(({ item, key }) => (
            <li key={key}>
              <ShopLink
                to={pathInstead(key)}
                rel="nofollow"
                prefetch={false}
                replace
                preventScrollReset
                state={{ samePage: true }}
                className={styles.other}
                onClick={() => sheet.current?.hidePopover?.()}
              >
                <SmallDrawing item={item} />
                <span>
                  <span className={classNames('art', styles.number)}>{item.articleNumber}</span>
                  <UnbrokenNumbers text={item.name} />
                </span>
              </ShopLink>
            </li>
          ))}
        </ul>
      </div>
    </span>
  );
}
