import type { Category } from '@shop/api-contracts';
import { Field } from '@shop/design-system';
import { anonymousScope, ShopLink, useHydrated, useIdentityScope } from '@shop/platform';
import { lazy, Suspense, useDeferredValue, useState, type ComponentType } from 'react';
import { matrixPath } from './matrix-address.ts';
import { useMatrixText } from './matrix-text.ts';
import type { OwnUnitModelsProps } from './own-unit-models.tsx';
import styles from './model-chooser.module.css';

const OwnUnitModels = lazy<ComponentType<OwnUnitModelsProps>>(() =>
  import('./own-unit-models.tsx').then(
    ({ OwnUnitModels }) => ({ default: OwnUnitModels }),
    // models can still be chosen
    () => ({ default: () => null }),
  ),
);

interface ModelChooserProps {
  category: Category;
  /** The model that is shown. */
  current?: string | undefined;
}

/** Models of a category, each a link to its matrix: those of one's own units first; narrowed by what is typed. */
export function ModelChooser({ category, current }: ModelChooserProps) {
  const t = useMatrixText();
  const isHydrated = useHydrated();
  const isSignedIn = useIdentityScope() !== anonymousScope;
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed);
  const models = category.matrix?.models ?? [];
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const shown = models.filter((model) => plain(model).includes(plain(q)));
  return (
    <div className={styles.chooser}>
      <div className={styles.search}>
        <Field
          label={t(isSignedIn ? 'matrix.searchOwn' : 'matrix.search')}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          onInput={({ currentTarget }) => setTyped(currentTarget.value.trim())}
        />
      </div>
      <div className={styles.own} data-personal>
        {isHydrated && isSignedIn && (
          <Suspense fallback={<span />}>
            <OwnUnitModels category={category} q={q} />
          </Suspense>
        )}
      </div>
      <div className={styles.all}>
        <h3 className={styles.heading}>{t('matrix.models')}</h3>
        <ul className={styles.models}>
          {shown.map((model) => (
            <li key={model}>
              <ShopLink
                to={matrixPath(category, model)}
                rel="nofollow"
                prefetch={false}
                aria-current={model === current ? 'true' : undefined}
                className={styles.model}
              >
                {model}
              </ShopLink>
            </li>
          ))}
        </ul>
        <p role="status" className={styles.none}>
          {shown.length === 0 && t('matrix.noModel', { typed: q })}
        </p>
      </div>
    </div>
  );
}
