import { calls, type Category } from '@shop/api-contracts';
import { SkeletonRows } from '@shop/design-system';
import { apiQuery, ofSamePerson, ShopLink, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { modelOfName } from './find-model.ts';
import { matrixPath } from './matrix-address.ts';
import { useText } from '../text.ts';
import styles from './model-chooser.module.css';

/** Units asked for, of which those with a model of the category are shown. */
const askedCount = 100;
const shownCount = 4;

export interface OwnUnitModelsProps {
  category: Category;
  /** Part of a name, serial number or tag; the same words find a model. */
  q: string;
}

/** Own units whose model has articles in the category, each a link to the matrix of its model. A failure leaves them out. */
export function OwnUnitModels({ category, q }: OwnUnitModelsProps) {
  const t = useText();
  const scope = useIdentityScope();
  const { data, isPending } = useQuery({
    ...apiQuery(
      calls.units.list,
      { query: { limit: askedCount, ...(q ? { q } : {}) } },
      { scope, excludedFromLoader: true, staleTime: 0 },
    ),
    placeholderData: ofSamePerson(scope),
  });
  const models = category.matrix?.models ?? [];
  const units = (data?.units ?? []).flatMap((unit) => {
    const model = modelOfName(unit.customerModel?.name ?? unit.name, models);
    return model === undefined ? [] : [{ ...unit, model }];
  });
  return (
    <>
      <h3 className={styles.heading}>{t('catalogue.fits.own')}</h3>
      {isPending && <SkeletonRows label={t('catalogue.fits.loading')} />}
      {data && units.length === 0 && <p className={styles.none}>{t('catalogue.fits.noOwn')}</p>}
      <ul className={styles.units}>
        {units.slice(0, shownCount).map(({ equipmentId, model, customName, serialNumber }) => (
          <li key={equipmentId}>
            <ShopLink
              to={matrixPath(category, model, { fits: equipmentId })}
              rel="nofollow"
              prefetch={false}
              className={styles.unit}
            >
              <strong className="nb">{model}</strong> <span>{customName ?? serialNumber}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </>
  );
}
