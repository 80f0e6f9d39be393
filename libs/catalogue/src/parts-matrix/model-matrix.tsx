import type { Category, MatrixLayout } from '@shop/api-contracts';
import { ShopLink, useApp, useIdentityScope, usePrefetchedQuery, useRequestedState } from '@shop/platform';
import { useCallback, useEffect, useMemo, useRef, type FormEvent } from 'react';
import { matrixQuery } from '../queries.ts';
import { buildMatrix, choicesOf } from './build-matrix.ts';
import { FillForUnit } from './fill-for-unit.tsx';
import { useFittedParts } from './fitted-parts.ts';
import { matrixPath, modelListPath, readMatrixState, type MatrixState } from './matrix-address.ts';
import { MatrixBar } from './matrix-bar.tsx';
import { MatrixChoices } from './matrix-choices.tsx';
import { MatrixNarrowing } from './matrix-narrowing.tsx';
import { MatrixTable } from './matrix-table.tsx';
import { useMatrixText } from './matrix-text.ts';
import { isWrong, readTyped, type TypedQuantities } from './typed-quantities.ts';
import { useAddTyped } from './use-add-typed.ts';
import styles from './parts-matrix-page.module.css';

interface ModelMatrixProps {
  category: Category;
  layout: MatrixLayout;
  model: string;
  quantities: TypedQuantities;
  title: string;
}

/** The matrix of one model with the choices above it, and the bar that adds what is typed. */
export function ModelMatrix({ category, layout, model, quantities, title }: ModelMatrixProps) {
  const t = useMatrixText();
  const { queryClient } = useApp();
  const query = matrixQuery(category.id, model, useIdentityScope());
  const matrix = usePrefetchedQuery(query);
  const read = useCallback((search: URLSearchParams) => readMatrixState(search, layout), [layout]);
  const { shown, asked } = useRequestedState(read);
  const { column, row, fits } = shown;
  const fitted = useFittedParts(fits);
  // what the unit has is shown first
  const own = fitted && matrix.cells.find(({ commercialItemId }) => fitted.quantities.has(commercialItemId));
  const chosen = { ...(own ? choicesOf(matrix, layout, own) : {}), ...shown.chosen };
  const chosenKey = JSON.stringify(chosen);
  const table = useMemo(
    () => buildMatrix(matrix, layout, JSON.parse(chosenKey) as MatrixState['chosen'], { column, row }),
    [matrix, layout, chosenKey, column, row],
  );
  const next = { ...asked, chosen: { ...chosen, ...asked.chosen } };
  const pathWith = (changed: Partial<MatrixState>) => matrixPath(category, model, { ...next, ...changed });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => quantities.refresh(matrix.cells), [quantities, matrix]);
  const { add, pending } = useAddTyped(category, quantities, () => {
    // somebody was faster, or the article is no longer sold: the cells show how it is now
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = readTyped(quantities.all());
    const fields = () => form.current?.querySelector<HTMLInputElement>('input[aria-invalid]');
    if (typed.length === 0 || typed.some(isWrong)) {
      // leaves the field, so that its error shows
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      setTimeout(() => (fields() ?? form.current?.querySelector('input'))?.focus());
      return;
    }
    await add();
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.toolbarRoom}>
        <div className={styles.toolbar}>
          <MatrixChoices
            choices={table.choices}
            hrefOf={(id, key) => pathWith({ chosen: { ...next.chosen, [id]: key } })}
          />
          {table.columnChoice && (
            <MatrixNarrowing choice={table.columnChoice} hrefOf={(key) => pathWith({ column: key })} />
          )}
          {table.rowChoice && <MatrixNarrowing choice={table.rowChoice} hrefOf={(key) => pathWith({ row: key })} />}
          {fitted && <FillForUnit fitted={fitted} cells={matrix.cells} quantities={quantities} />}
          <ShopLink to={modelListPath(category, model)} prefetch={false} className={styles.list}>
            {t('matrix.all', { count: matrix.cells.length })}
          </ShopLink>
        </div>
      </div>
      <MatrixTable
        table={table}
        caption={t('matrix.caption', { title })}
        category={category}
        fitted={fitted}
        quantities={quantities}
      />
      <MatrixBar category={category} quantities={quantities} pending={pending} />
    </form>
  );
}
