import {
  plateRangeText,
  readPlateRange,
  type KitLine,
  type PlateRange,
  type PlateRun,
  type UnitKit,
} from '@shop/api-contracts';
import { cartActionOf, cartItemIdOf, useAddToCart, useDebounced, type AddLine } from '@shop/cart';
import { itemPath, PriceSlot, usePriceTerms } from '@shop/catalogue';
import { Button, Field, Notice, Select, SkeletonRows, Table, Td, Th, Tr } from '@shop/design-system';
import { ofSamePerson, QueryState, ShopLink, useHydrated, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unitKitQuery, type KitWish } from '../queries.ts';
import { useText } from '../text.ts';
import { useUnitPage } from '../unit/use-unit-page.ts';
import { PlateStrip } from './plate-strip.tsx';
import styles from './plate-pack-kit.module.css';

/** So that a range that is typed or dragged is asked for once. */
const debounceMs = 300;

/** Exactly the parts that renewing the plate pack takes, for all of it or for a range of plates. */
export function PlatePackKit() {
  const { unit } = useUnitPage();
  const [wish, setWish] = useState<KitWish>({ renew: 'gaskets' });
  const [text, setText] = useState('');
  const scope = useIdentityScope();
  const asked = useDebounced(wish, debounceMs);
  const query = useQuery({
    ...unitKitQuery(unit.equipmentId, asked, scope),
    placeholderData: ofSamePerson(scope),
  });
  const t = useText();
  const isHydrated = useHydrated();
  const data = useKept(query.data, scope);
  if (!isHydrated || data?.source === 'none') return null;
  // the list is not of what the fields say: nothing of it is put into a cart
  const isLate = asked !== wish || query.isPlaceholderData || data !== query.data || !isReadable(text, data?.platePack);
  return (
    <section className={styles.kit} aria-label={t('units.kit')}>
      <h2>{t('units.kit')}</h2>
      <p>{t('units.kit.lead')}</p>
      {data?.source === 'standard' && (
        <Notice type="informative" title={t('units.spareParts.standard')}>
          {t('units.spareParts.standard.lead')}
        </Notice>
      )}
      {data?.platePack ? (
        <Chooser platePack={data.platePack} wish={wish} text={text} onWish={setWish} onText={setText} />
      ) : null}
      <QueryState
        query={query}
        title={t('units.kit.failed')}
        loading={!data && <SkeletonRows label={t('units.kit.loading')} />}
      />
      {data && <Lines kit={data} isLate={isLate} />}
    </section>
  );
}

/** The last answer to the same person, when what is wished for cannot be loaded: the fields to wish otherwise stay. */
function useKept(kit: UnitKit | undefined, scope: string): UnitKit | undefined {
  const [last, setLast] = useState({ kit, scope });
  if (kit !== undefined && (kit !== last.kit || scope !== last.scope)) setLast({ kit, scope });
  return kit ?? (last.scope === scope ? last.kit : undefined);
}

/** True for no range at all, which is the whole pack. */
function isReadable(text: string, platePack: readonly PlateRun[] | null | undefined): boolean {
  return text.trim() === '' || !platePack || Array.isArray(readPlateRange(text, platePack.at(-1)!.to));
}

interface ChooserProps {
  platePack: readonly PlateRun[];
  wish: KitWish;
  text: string;
  onWish: (wish: KitWish) => void;
  onText: (text: string) => void;
}

const sparesChoices = [0, 5, 10, 20];

function Chooser({ platePack, wish, text, onWish, onText }: ChooserProps) {
  const t = useText();
  const last = platePack.at(-1)!.to;
  const read = text.trim() === '' ? [{ from: 1, to: last }] : readPlateRange(text, last);
  const error = Array.isArray(read) ? null : read;
  const type = (next: string): void => {
    onText(next);
    const ranges = readPlateRange(next, last);
    const { plates: _before, ...others } = wish;
    if (next.trim() === '') onWish(others);
    else if (Array.isArray(ranges)) onWish({ ...wish, plates: plateRangeText(ranges).replaceAll(' ', '') });
  };
  const drag = (range: PlateRange): void => type(plateRangeText([range]));
  return (
    <div className={styles.chooser} data-chrome>
      <PlateStrip platePack={platePack} chosen={Array.isArray(read) ? read : []} onDrag={drag} />
      <div className={styles.fields}>
        <Select
          label={t('units.kit.renew')}
          value={wish.renew}
          onChange={({ currentTarget: { value } }) =>
            onWish({ ...wish, renew: value === 'everything' ? 'everything' : 'gaskets' })
          }
        >
          <option value="gaskets">{t('units.kit.renew.gaskets')}</option>
          <option value="everything">{t('units.kit.renew.everything')}</option>
        </Select>
        <Field
          label={t('units.kit.plates')}
          hint={t('units.kit.plates.hint', { last: `${last}` })}
          value={text}
          inputMode="text"
          autoComplete="off"
          name="plates"
          onChange={({ currentTarget: { value } }) => type(value)}
          {...(error
            ? { error: t(`units.kit.error.${error.code === 'empty' ? 'missing' : error.code}`, { part: error.part }) }
            : {})}
        />
        <Select
          label={t('units.kit.spares')}
          value={wish.sparesPercent ?? 0}
          onChange={({ currentTarget: { value } }) => onWish({ ...wish, sparesPercent: Number(value) })}
        >
          {sparesChoices.map((percent) => (
            <option key={percent} value={percent}>
              {t('units.kit.percent', { percent: percent / 100 })}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

function Lines({ kit: { lines }, isLate }: { kit: UnitKit; isLate: boolean }) {
  const t = useText();
  const terms = usePriceTerms();
  return (
    <>
      <Table caption={t('units.kit.lines')} layout="compact" middle>
        <thead>
          <tr>
            <Th>{t('units.spareParts.part')}</Th>
            <Th>{t('units.articleNumber')}</Th>
            <Th>{t('units.kit.basis')}</Th>
            <Th numeric>{t('units.kit.needed')}</Th>
            <Th numeric>{t('units.kit.order')}</Th>
            <Th numeric>
              {t('units.kit.each')}, {terms}
            </Th>
          </tr>
        </thead>
        <tbody aria-live="polite" aria-busy={isLate} className={isLate ? styles.late : undefined}>
          {lines.map((line) => (
            <LineRow key={`${line.part} ${line.builtArticleNumber}`} line={line} />
          ))}
        </tbody>
      </Table>
      <AddKit lines={lines} isLate={isLate} />
    </>
  );
}

function LineRow({ line }: { line: KitLine }) {
  const t = useText();
  const { part, item, builtArticleNumber, isSuccessor, basis, needed, quantity, packQuantity } = line;
  return (
    <Tr>
      <Td area="name">
        {item ? (
          <ShopLink to={itemPath(item)}>{item.name}</ShopLink>
        ) : (
          <>
            {t(`units.kit.part.${part}`)}
            <span className={styles.note}>
              {t(builtArticleNumber === null ? 'units.kit.unknown' : 'units.kit.notSold')}
            </span>
          </>
        )}
      </Td>
      <Td area="number">
        <span className="art">{item?.articleNumber ?? builtArticleNumber}</span>
        {isSuccessor && builtArticleNumber !== null && (
          <span className={styles.note}>{t('units.spareParts.replaces', { articleNumber: builtArticleNumber })}</span>
        )}
      </Td>
      <Td area="stock">
        {basis.of === 'unit'
          ? t('units.kit.basis.unit')
          : t(basis.of === 'plates' ? 'units.kit.basis.plates' : 'units.kit.basis.gaskets', {
              count: basis.count,
              plates: plateRangeText(basis.plates),
            })}
      </Td>
      <Td area="count" numeric>
        <span className={styles.label}>{t('units.kit.needed')} </span>
        {needed === null ? t('units.kit.notCounted') : t('units.kit.count', { count: needed })}
      </Td>
      <Td area="order" numeric>
        <span className={styles.label}>{t('units.kit.order')} </span>
        {needed !== null &&
          (packQuantity > 1
            ? t('units.kit.packs', { count: quantity, pack: packQuantity })
            : t('units.kit.count', { count: quantity }))}
      </Td>
      <Td area="price" numeric>
        {item && <PriceSlot salesDetails={item.salesDetails} onRequest={item.salesDetailsOnRequest} bare />}
      </Td>
    </Tr>
  );
}

const canAdd = (item: NonNullable<KitLine['item']>, quantity: number): boolean =>
  quantity > 0 && cartActionOf(item) !== null;

/** Adds all lines to the carts that their articles belong in, and names those that cannot be added. */
function AddKit({ lines, isLate }: Pick<UnitKit, 'lines'> & { isLate: boolean }) {
  const t = useText();
  const {
    unit: { equipmentId, article },
  } = useUnitPage();
  const { addMany } = useAddToCart();
  const [isAdding, setAdding] = useState(false);
  const linesFor = (wanted: 'Buy' | 'RequestQuote'): AddLine[] =>
    lines.flatMap(({ item, quantity }) =>
      item && canAdd(item, quantity) && cartActionOf(item) === wanted
        ? [{ cartItemId: cartItemIdOf(item, { parent: article ?? undefined, equipmentId }), quantity, item }]
        : [],
    );
  const [bought, asked] = [linesFor('Buy'), linesFor('RequestQuote')];
  const missing = lines.filter(({ item, quantity }) => !item || !canAdd(item, quantity));
  const count = bought.length + asked.length;
  const add = async (): Promise<void> => {
    setAdding(true);
    const result = await addMany(bought, 'Buy');
    if (result.end !== 'failed') await addMany(asked, 'RequestQuote');
    setAdding(false);
  };
  return (
    <>
      {missing.length > 0 && (
        <Notice type="informative" title={t('units.kit.missing')}>
          <ul>
            {missing.map(({ part, item, builtArticleNumber }) => (
              <li key={`${part} ${builtArticleNumber}`}>
                {t(`units.kit.part.${part}`)}:{' '}
                <span className="art">{item?.articleNumber ?? builtArticleNumber ?? t('units.kit.unknown')}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {count > 0 && (
        <p data-chrome>
          <Button
            variant="go"
            icon="cart"
            pending={isAdding}
            disabled={isLate}
            pendingText={t('units.spareParts.adding')}
            onClick={() => void add()}
          >
            {t(bought.length > 0 ? 'units.kit.add' : 'units.spareParts.askAll', { count })}
          </Button>
        </p>
      )}
    </>
  );
}
