import { plateRangeText, readPlateRange, type PlateRange, type PlateRun, type UnitKit } from '@shop/api-contracts';
import { useDebounced } from '@shop/cart';
import { Field, Notice, Select, SkeletonRows } from '@shop/design-system';
import { ofSamePerson, QueryState, useHydrated, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unitKitQuery, type KitWish } from '../queries.ts';
import { useText } from '../text.ts';
import { useUnitPage } from '../unit/use-unit-page.ts';
import { KitLines } from './kit-lines.tsx';
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
      {data && <KitLines lines={data.lines} isLate={isLate} />}
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
