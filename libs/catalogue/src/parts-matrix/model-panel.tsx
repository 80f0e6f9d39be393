import type { Category, FilterSelection } from '@shop/api-contracts';
import { useMatrixText } from './matrix-text.ts';
import { ModelChooser } from './model-chooser.tsx';
import styles from './model-panel.module.css';

interface ModelPanelProps {
  category: Category;
  selection: FilterSelection;
}

/** Asks for the model above the list of all articles of a category that has a matrix, or says which one is chosen; one line on small screens. */
export function ModelPanel({ category, selection }: ModelPanelProps) {
  const t = useMatrixText();
  const models = [selection[category.matrix?.model ?? ''] ?? []].flat();
  const current = models.length === 1 && typeof models[0] === 'string' ? models[0] : undefined;
  const title = current === undefined ? t('matrix.question') : `${current} · ${t('matrix.change')}`;
  return (
    <section aria-labelledby="models" className={styles.panel}>
      <h2 id="models" className={styles.head}>
        {title}
      </h2>
      <details className={styles.folded}>
        <summary className={styles.fold}>
          <h2>{title}</h2>
        </summary>
        <ModelChooser category={category} current={current} />
      </details>
    </section>
  );
}
