import type { Category } from '@shop/api-contracts';
import { categoryName, PageTitle, paths, useApp } from '@shop/platform';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readMatrixState } from './matrix-address.ts';
import { useMatrixText } from './matrix-text.ts';
import { ModelChooser } from './model-chooser.tsx';
import { ModelMatrix } from './model-matrix.tsx';
import { createTypedQuantities } from './typed-quantities.ts';
import styles from './parts-matrix-page.module.css';

/** A category as a matrix: first the choice of a model, then its parts with price, stock and quantity in each cell. */
export function PartsMatrixPage({ category }: { category: Category }) {
  const ownText = useMatrixText();
  const app = useApp();
  const [search] = useSearchParams();
  // kept while another model is shown
  const [quantities] = useState(createTypedQuantities);
  const layout = category.matrix;
  if (!layout) return null;
  const { model } = readMatrixState(search, layout);
  const name = categoryName(category);
  const title = model === undefined ? name : ownText('matrix.title', { name, model });
  return (
    <>
      <PageTitle title={title} />
      <link rel="canonical" href={app.publicUrl + app.href(paths.category(category))} />
      <meta name="robots" content="noindex, follow" />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {model !== undefined && (
          // another model is another page: closed again
          <details key={model} className={styles.change}>
            <summary className={styles.summary}>{ownText('matrix.change')}</summary>
            <ModelChooser category={category} current={model} />
          </details>
        )}
      </header>
      {model === undefined ? (
        <section aria-labelledby="models">
          <h2 id="models" className={styles.question}>
            {ownText('matrix.question')}
          </h2>
          <ModelChooser category={category} />
        </section>
      ) : (
        <ModelMatrix {...{ category, layout, model, quantities }} title={title} />
      )}
    </>
  );
}
