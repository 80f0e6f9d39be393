import { Field, Select } from '@shop/design-system';
import { usePrefetchedQuery } from '@shop/platform';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../text.ts';
import type { Asked, AskedField } from './asked.ts';
import { replacementProductsQuery } from './replacement-queries.ts';
import styles from './replacement.module.css';

interface MakerAndModelProps {
  asked: Asked;
}

/** A maker narrows the models; a model says its maker. Both may be one that is not listed. Typed, or chosen without a script. */
export function MakerAndModel({ asked }: MakerAndModelProps) {
  const place = useRef<HTMLDivElement>(null);
  const [hydrated, setHydrated] = useState<Asked>();
  // what was chosen before hydration moves from the lists to the fields
  useLayoutEffect(() => {
    const chosen: Asked = {};
    for (const { name, value } of place.current!.querySelectorAll('select')) chosen[name as AskedField] = value;
    setHydrated(chosen);
  }, []);
  return (
    <div ref={place} className={styles.pair}>
      {hydrated ? <TypedMakerAndModel asked={hydrated} /> : <ChosenMakerAndModel asked={asked} />}
    </div>
  );
}

interface Known {
  id: string;
  name: string;
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

function TypedMakerAndModel({ asked }: MakerAndModelProps) {
  const t = useText();
  const { manufacturers } = usePrefetchedQuery(replacementProductsQuery());
  const allModels = manufacturers.flatMap(({ models, ...maker }) => models.map((model) => ({ ...model, maker })));
  const nameOf = (known: readonly Known[], id: string | undefined) => known.find((one) => one.id === id)?.name ?? '';
  const [maker, setMaker] = useState(() => nameOf(manufacturers, asked.manufacturerId));
  const [model, setModel] = useState(() => nameOf(allModels, asked.productModelId));
  const chosen = manufacturers.find(({ name }) => isSame(name, maker));
  const models = allModels.filter((one) => !chosen || one.maker.id === chosen.id);
  return (
    <>
      <TypedChoice
        name="manufacturerId"
        label={t('units.register.maker')}
        text={maker}
        options={manufacturers}
        onText={(text) => {
          setMaker(text);
          const next = manufacturers.find(({ name }) => isSame(name, text));
          if (next && !next.models.some(({ name }) => isSame(name, model))) setModel('');
        }}
      />
      <TypedChoice
        name="productModelId"
        label={t('units.model')}
        text={model}
        options={models.map((one) => ({ ...one, note: one.maker.name }))}
        onText={(text) => {
          setModel(text);
          const own = models.find(({ name }) => isSame(name, text));
          if (own) setMaker(own.maker.name);
        }}
      />
    </>
  );
}

interface TypedChoiceProps {
  name: AskedField;
  label: string;
  text: string;
  options: readonly (Known & { note?: string })[];
  onText: (text: string) => void;
}

/** A text field that suggests what is known, and sends its id. */
function TypedChoice({ name, label, text, options, onText }: TypedChoiceProps) {
  const t = useText();
  const list = useId();
  const found = options.find((option) => isSame(option.name, text));
  const isPossible = options.some((option) => option.name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <div>
      <Field
        label={label}
        value={text}
        list={list}
        autoComplete="off"
        spellCheck={false}
        hint={isPossible ? undefined : t('units.replacement.notListed')}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <input type="hidden" name={name} value={found?.id ?? ''} />
      <datalist id={list}>
        {options.map(({ id, name: known, note }) => (
          <option key={id} value={known} label={note} />
        ))}
      </datalist>
    </div>
  );
}

/** Sent with the form as they are. */
function ChosenMakerAndModel({ asked }: MakerAndModelProps) {
  const t = useText();
  const { manufacturers } = usePrefetchedQuery(replacementProductsQuery());
  const notListed = <option value="">{t('units.replacement.notListed')}</option>;
  return (
    <>
      <Select name="manufacturerId" label={t('units.register.maker')} defaultValue={asked.manufacturerId ?? ''}>
        {notListed}
        {manufacturers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select name="productModelId" label={t('units.model')} defaultValue={asked.productModelId ?? ''}>
        {notListed}
        {manufacturers.map(({ id, name, models }) => (
          <optgroup key={id} label={name}>
            {models.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </>
  );
}
