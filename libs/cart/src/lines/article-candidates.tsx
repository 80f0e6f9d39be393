import type { ArticleMatch, ItemCard } from '@shop/api-contracts';
import { Button, Notice } from '@shop/design-system';
import { useText } from '../text.ts';
import styles from './article-candidates.module.css';

interface ArticleCandidatesProps {
  match: ArticleMatch;
  onChoose: (item: ItemCard) => void;
}

/** For a number that names no single article: the articles with this number if there are several, else similar ones. */
export function ArticleCandidates({ match, onChoose }: ArticleCandidatesProps) {
  const t = useText();
  const { articleNumber: number, candidates, result } = match;
  const title =
    result === 'ambiguous'
      ? t('cart.numbers.ambiguous', { number })
      : t(candidates.length > 0 ? 'cart.numbers.unknownNear' : 'cart.numbers.unknown', { number });
  return (
    <Notice type="warning" live title={title} className={styles.candidates ?? ''}>
      {candidates.length > 0 && (
        <ul className={styles.list}>
          {candidates.map((item) => (
            <li key={item.commercialItemId}>
              <Button size="small" onClick={() => onChoose(item)}>
                {item.articleNumber}
              </Button>{' '}
              {item.name}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
