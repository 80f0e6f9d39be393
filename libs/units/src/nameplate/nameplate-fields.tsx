import { fieldBounds, type NewUnit } from '@shop/api-contracts';
import { Field, FormRow, Select } from '@shop/design-system';
import { useFormText } from '@shop/forms';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { registerChoicesQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { useNameplateMessages } from './use-nameplate-messages.ts';

/** As in the contract. */
const maxCodeLength = 60;
const maxTagLength = 40;

interface NameplateFieldsProps {
  initial: NewUnit;
  manufacturers: readonly { id: string; name: string }[];
  families: readonly { id: string; name: string }[];
}

/** Fields of a nameplate: of a maker among the choices with its models, of another one with what is written there. */
export function NameplateFields({ initial, manufacturers, families }: NameplateFieldsProps) {
  const t = useText();
  const inForm = useFormText();
  const messages = useNameplateMessages();
  const [maker, setMaker] = useState(initial.manufacturerId ?? '');
  const [family, setFamily] = useState(initial.productFamilyId ?? '');
  const [model, setModel] = useState(initial.customerModelId ?? '');
  const [construction, setConstruction] = useState(initial.productConstructionId ?? '');
  const isOurs = maker !== '';
  const { data: chosen } = useQuery({
    ...registerChoicesQuery({
      ...(family === '' ? {} : { productFamilyId: family }),
      ...(model === '' ? {} : { customerModelId: model }),
    }),
    enabled: isOurs && family !== '',
    placeholderData: (before) => before,
  });

  function chooseModel(to: string): void {
    setModel(to);
    setConstruction('');
  }

  return (
    <>
      <FormRow>
        <Field
          name="serialNumber"
          label={t('units.serialNumber')}
          required
          defaultValue={initial.serialNumber}
          maxLength={maxCodeLength}
          autoComplete="off"
          errorText={() => messages.serialNumber}
        />
        <Field
          name="tagId"
          label={t('units.tag')}
          defaultValue={initial.tagId ?? ''}
          labelNote={inForm('form.optional')}
          hint={t('units.register.tagHint')}
          pattern="[A-Za-z0-9][A-Za-z0-9.\-]*[A-Za-z0-9]"
          maxLength={maxTagLength}
          autoComplete="off"
          errorText={() => messages.tagId}
        />
      </FormRow>
      <FormRow>
        <Choice
          name="manufacturerId"
          label={t('units.register.maker')}
          value={maker}
          onChange={setMaker}
          none={t('units.register.otherMaker')}
          options={manufacturers}
        />
        {!isOurs && (
          <Field
            name="manufacturerName"
            label={t('units.register.makerName')}
            required
            defaultValue={initial.manufacturerName}
            maxLength={fieldBounds.name}
            autoComplete="off"
            errorText={() => messages.manufacturerName}
          />
        )}
        {isOurs && (
          <Choice
            name="productFamilyId"
            label={t('units.family')}
            value={family}
            onChange={(to) => {
              setFamily(to);
              chooseModel('');
            }}
            none={t('units.register.unknown')}
            options={families}
          />
        )}
      </FormRow>
      {isOurs ? (
        <FormRow>
          <Choice
            name="customerModelId"
            label={t('units.model')}
            value={model}
            onChange={chooseModel}
            none={t('units.register.unknown')}
            options={family === '' ? [] : (chosen?.models ?? []).map(withoutFamily)}
          />
          <Choice
            name="productConstructionId"
            label={t('units.construction')}
            value={construction}
            onChange={setConstruction}
            none={t('units.register.unknown')}
            options={model === '' ? [] : (chosen?.constructions ?? [])}
          />
        </FormRow>
      ) : (
        <Field
          name="customerModelName"
          label={t('units.model')}
          labelNote={inForm('form.optional')}
          defaultValue={initial.customerModelName}
          maxLength={fieldBounds.name}
          autoComplete="off"
          errorText={() => messages.customerModelName}
        />
      )}
    </>
  );
}

/** `GX-050` of `Gasketed plate heat exchanger GX-050`: the family is chosen above, and a narrow select would cut off the model. */
const withoutFamily = ({ id, name }: { id: string; name: string }) => ({
  id,
  name: name.replace(/^.+ (\S*\d\S*)$/, '$1'),
});

interface ChoiceProps {
  name: string;
  label: string;
  /** Text of no choice. */
  none: ReactNode;
  options: readonly { id: string; name: string }[];
  value: string;
  onChange: (id: string) => void;
}

/** A choice that may stay open, since a worn nameplate does not say everything. */
function Choice({ name, label, none, options, value, onChange }: ChoiceProps) {
  // a choice that is still loading is not lost
  const isLoading = value !== '' && !options.some(({ id }) => id === value);
  return (
    <Select name={name} label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{none}</option>
      {isLoading && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </Select>
  );
}
