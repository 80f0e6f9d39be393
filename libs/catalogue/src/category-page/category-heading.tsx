import type { Category } from '@shop/api-contracts';
import { categoryName } from '@shop/platform';
import type { ReactNode } from 'react';
import styles from './category-page.module.css';

/** Name and description of the category, above a rule. */
export function CategoryHeading({ category, children }: { category: Category; children?: ReactNode }) {
  return (
    <header className={styles.heading}>
      <div>
        <h1 tabIndex={-1}>{categoryName(category)}</h1>
        {category.metaDescription && (
          <p>
            <bdi>{category.metaDescription}</bdi>
          </p>
        )}
      </div>
      {children}
    </header>
  );
}
