import type { ExplodedPosition, PartAssembly } from '@shop/api-contracts';
import { NumberedParts, type Balloon, type Part } from '@shop/catalogue';
import { EmptyState, SkeletonRows } from '@shop/design-system';
import { ofSamePerson, QueryState, ShopLink, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { explodedViewsQuery, partAssemblyQuery } from '../queries.ts';
import { AskForParts } from '../spare-parts/ask-for-parts.tsx';
import { useText } from '../text.ts';
import { useUnitPage } from '../unit/use-unit-page.ts';
import { chosenAssembly, viewOf, viewParameter, type ChosenAssembly } from './chosen-assembly.ts';
import styles from './spare-part-catalogue.module.css';

/** Exploded views of the unit, each picture in step with the list of its parts. */
export function SparePartCatalogue() {
  const t = useText();
  const { unit } = useUnitPage();
  const [search] = useSearchParams();
  const query = useQuery(explodedViewsQuery(unit.equipmentId));
  const { data } = query;
  if (!data)
    return (
      <QueryState
        query={query}
        title={t('units.views.failed')}
        loading={<SkeletonRows label={t('units.views.loading')} />}
      />
    );
  const chosen = chosenAssembly(data, search.get(viewParameter));
  if (!chosen)
    return (
      <EmptyState title={t('units.views.none')} actions={<AskForParts />}>
        <p>{t('units.views.none.lead')}</p>
      </EmptyState>
    );
  return (
    <>
      {data.catalogs.map(({ catalogId, name, assemblies }) => (
        <nav key={catalogId} aria-label={t('units.views.assemblies', { name })} className={styles.assemblies}>
          <ul>
            {assemblies.map((assembly) => (
              <li key={assembly.assemblyId}>
                <AssemblyLink
                  to={{ catalogId, assemblyId: assembly.assemblyId }}
                  isOpen={chosen.catalogId === catalogId && chosen.assemblyId === assembly.assemblyId}
                >
                  {assembly.name}
                </AssemblyLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <Assembly chosen={chosen} />
    </>
  );
}

interface AssemblyLinkProps {
  to: ChosenAssembly;
  isOpen?: boolean;
  className?: string | undefined;
  children: string;
}

/** Opens an assembly in place; the address names it, except for the one that is shown without. */
function AssemblyLink({ to, isOpen = false, className, children }: AssemblyLinkProps) {
  const { unit, pathOf } = useUnitPage();
  const { data } = useQuery(explodedViewsQuery(unit.equipmentId));
  const first = data && chosenAssembly(data, null);
  const isFirst = first !== null && first !== undefined && viewOf(first) === viewOf(to);
  const path = pathOf(unit.equipmentId, 'spare-part-catalogue');
  return (
    <ShopLink
      to={isFirst ? path : `${path}?${viewParameter}=${viewOf(to)}`}
      aria-current={isOpen ? 'page' : undefined}
      className={className}
      preventScrollReset
      state={{ samePage: true }}
    >
      {children}
    </ShopLink>
  );
}

function Assembly({ chosen }: { chosen: ChosenAssembly }) {
  const t = useText();
  const { unit } = useUnitPage();
  const scope = useIdentityScope();
  const query = useQuery({
    ...partAssemblyQuery(unit.equipmentId, chosen, scope),
    placeholderData: ofSamePerson(scope),
  });
  const { data } = query;
  if (!data)
    return (
      <QueryState
        query={query}
        title={t('units.views.failed')}
        loading={<SkeletonRows label={t('units.views.loading')} />}
      />
    );
  // nothing is said of a list where all quantities are those that are drawn
  const source = data.positions
    .map(({ quantityRule }) => quantityRule)
    .find((rule) => rule !== 'drawn' && rule !== null);
  return (
    <div className={styles.assembly}>
      {data.parent && (
        <p>
          <AssemblyLink to={{ catalogId: data.catalogId, assemblyId: data.parent.assemblyId }}>
            {t('units.views.back', { name: data.parent.name })}
          </AssemblyLink>
        </p>
      )}
      <NumberedParts
        // its zoom and marks belong to one picture
        key={`${data.catalogId} ${data.assemblyId}`}
        picture={data.picture}
        radius={data.radius}
        balloons={balloonsOf(data)}
        block={[
          { label: t('units.views.picture'), value: `${data.catalogName}, ${data.name}` },
          ...(source === undefined ? [] : [{ label: t(`units.views.quantities.${source}`), value: unit.serialNumber }]),
        ]}
        spareParts={data.positions.flatMap((position) => partOf(position, data, t))}
        listId="unit-exploded-view"
        equipmentId={unit.equipmentId}
        {...(unit.article ? { parent: unit.article } : {})}
        unsold={data.positions.filter(({ item }) => item === null)}
        unsoldHeading="h2"
      />
    </div>
  );
}

/** One for each number, with the quantity of all its articles. */
function balloonsOf({ positions }: PartAssembly): Balloon[] {
  const balloons = new Map<number, Balloon>();
  for (const { number, balloon, partName, quantity } of positions) {
    const before = balloons.get(number)?.quantity ?? null;
    const sum = quantity === null ? before : (before ?? 0) + quantity;
    balloons.set(number, { number, x: balloon.x, y: balloon.y, partName, quantity: sum });
  }
  return [...balloons.values()];
}

function partOf(
  { number, quantity, item, assemblyId, isSuccessor, builtArticleNumber }: ExplodedPosition,
  { catalogId }: Pick<PartAssembly, 'catalogId'>,
  t: ReturnType<typeof useText>,
): Part[] {
  if (!item) return [];
  const replaces =
    isSuccessor && builtArticleNumber !== null
      ? t('units.spareParts.replaces', { articleNumber: builtArticleNumber })
      : null;
  const link = assemblyId !== null && (
    <AssemblyLink to={{ catalogId, assemblyId }} className={styles.apart}>
      {t('units.views.apart')}
    </AssemblyLink>
  );
  return [{ position: number, quantityInUnit: quantity, item, link, ...(replaces === null ? {} : { note: replaces }) }];
}
