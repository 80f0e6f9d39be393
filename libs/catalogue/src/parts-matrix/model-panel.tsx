import type { Category } from '@shop/api-contracts';
import { useMatrixText } from './matrix-text.ts';
import { ModelChooser } from './model-chooser.tsx';
import styles from './parts-matrix-page.module.css';

/** Asks for the model above the list of all articles of a category that has a matrix. */
export function ModelPanel({ category }: { category: Category }) {
  const t = useMatrixText();
  return (
    <section aria-labelledby="models" className={styles.panel}>
      <h2 id="models" className={styles.panelHead}>
        {t('matrix.question')}
      </h2>
      <ModelChooser category={category} isFolded />
    </section>
  );
}
