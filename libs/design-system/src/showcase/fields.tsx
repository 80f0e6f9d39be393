import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DayField } from '../field/day-field.tsx';
import { Field } from '../field/field.tsx';
import { TextArea } from '../field/text-area.tsx';
import { FileField, type FileFieldTexts } from '../file-field/file-field.tsx';
import { FormActions, FormRow } from '../form/form-row.tsx';
import { Form } from '../form/form.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { RangeSlider } from '../range-slider/range-slider.tsx';
import { PlainSelect } from '../select/plain-select.tsx';
import { Select } from '../select/select.tsx';
import type { ExhibitGroup } from './exhibit.ts';

const nothing = () => undefined;
const countries = (
  <>
    <option>Germany</option>
    <option>Sweden</option>
  </>
);
const compounds = [
  { value: 'epdm', label: 'EPDM' },
  { value: 'nbr', label: 'NBR' },
  { value: 'fkm', label: 'FKM', disabled: true },
] as const;
const deliveries = [
  { value: 'complete', label: 'Ship together when complete', hint: 'Expected by 4 December' },
  { value: 'partial', label: 'Ship as items become available', hint: 'First items by 25 November' },
] as const;
const rangeTexts = {
  label: 'Area',
  unit: 'm²',
  fromLabel: 'Area from, m²',
  toLabel: 'Area to, m²',
  between: 'to',
};
const fileTexts: FileFieldTexts = {
  choose: 'Choose a file',
  drop: 'or drop or paste it here',
  cancel: 'Cancel',
  retry: 'Try again',
  remove: 'Remove',
  progress: (share) => `${Math.round(share * 100)} %`,
};
const fileField = {
  label: 'Purchase order',
  hint: 'PDF, up to 10 MB',
  types: ['application/pdf'],
  texts: fileTexts,
  onChoose: nothing,
};
const file = { name: 'PO-4711.pdf', size: '184 kB' };

/** What is typed, chosen or sent. */
export const fields: ExhibitGroup = {
  id: 'fields',
  title: 'Fields and forms',
  exhibits: [
    {
      components: ['Field'],
      purpose: 'One line of text, with a hint before and an error after.',
      states: [
        ['empty', <Field name="reference" label="Your reference" />],
        [
          'optional, hint',
          <Field name="order" label="Order number" labelNote="optional" hint="Shown on the invoice" />,
        ],
        ['filled, checked', <Field name="postal" label="Postal code" defaultValue="SW1A 1AA" status="valid" />],
        [
          'error',
          <Field name="code" label="Postal code" defaultValue="SW" error="Enter a postal code like SW1A 1AA." />,
        ],
        ['counted from 80 %', <Field name="note" label="Note" maxLength={20} defaultValue="Gate 4, ring twice" />],
        ['number with unit', <Field name="flow" label="Flow" variant="number" suffix="m³/h" defaultValue="7.4" />],
        ['search', <Field name="search" label="Search" hideLabel variant="search" icon="search" />],
        [
          'password',
          <Field name="password" label="Password" variant="password" passwordToggle={{ show: 'Show', hide: 'Hide' }} />,
        ],
        ['disabled', <Field name="vat" label="VAT number" defaultValue="GB 123 4567 89" disabled />],
        ['read only', <Field name="number" label="Customer number" defaultValue="100001" readOnly />],
      ],
    },
    {
      components: ['DayField'],
      purpose: 'A day; empty where none is needed.',
      states: [
        ['empty', <DayField name="wanted" label="Requested on" labelNote="optional" />],
        ['filled', <DayField name="from" label="From" defaultValue="2026-11-30" />],
      ],
    },
    {
      components: ['TextArea'],
      purpose: 'Text of several lines.',
      states: [
        ['empty', <TextArea name="message" label="Message" />],
        ['error', <TextArea name="question" label="Question" error="Write your question." />],
      ],
    },
    {
      components: ['Select', 'PlainSelect'],
      purpose: 'One of several; plain where nothing can be wrong.',
      states: [
        ['select', <Select label="Country">{countries}</Select>],
        [
          'error',
          <Select label="Country" error="Choose a country.">
            {countries}
          </Select>,
        ],
        ['plain', <PlainSelect label="Sort by">{countries}</PlainSelect>],
      ],
    },
    {
      components: ['Checkbox'],
      purpose: 'Something to switch on, alone or among others.',
      states: [
        ['off', <Checkbox label="EPDM" count="192" />],
        ['on', <Checkbox label="NBR" count="48" defaultChecked />],
        ['mixed', <Checkbox label="All lines" indeterminate />],
        ['disabled', <Checkbox label="FKM" count="0" disabled />],
      ],
    },
    {
      components: ['RadioGroup'],
      purpose: 'One of a few that all are visible.',
      states: [
        ['segmented', <RadioGroup label="Compound" options={compounds} defaultValue="epdm" />],
        ['list', <RadioGroup label="Delivery" appearance="list" options={deliveries} defaultValue="complete" />],
        ['cards', <RadioGroup label="Delivery" appearance="cards" options={deliveries} defaultValue="partial" />],
      ],
    },
    {
      components: ['RangeSlider'],
      purpose: 'From and to, typed or drawn.',
      states: [
        ['open', <RangeSlider {...rangeTexts} min={0} max={40} value={null} onCommit={nothing} />],
        ['chosen', <RangeSlider {...rangeTexts} min={0} max={40} value={[8, 24]} onCommit={nothing} />],
      ],
    },
    {
      components: ['FileField'],
      purpose: 'One file: chosen, dropped or pasted.',
      states: [
        ['empty', <FileField {...fileField} />],
        ['sending', <FileField {...fileField} file={file} share={0.4} onCancel={nothing} />],
        ['stored', <FileField {...fileField} file={file} onRemove={nothing} />],
        ['failed', <FileField {...fileField} file={file} error="The file could not be sent." onRetry={nothing} />],
      ],
    },
    {
      components: ['Form', 'FormRow', 'FormActions'],
      purpose: 'Fields that are sent together; errors are listed above and told at each field.',
      isWide: true,
      states: [
        [
          'with errors of the server',
          <Form
            onSubmit={nothing}
            errorsTitle="Check 1 field"
            errors={[{ field: 'city', message: 'Enter a city.' }]}
            aria-label="Address"
          >
            <FormRow>
              <Field name="street" label="Street" defaultValue="Dock Road 4" />
              <Field name="city" label="City" />
            </FormRow>
            <FormActions>
              <Button type="submit" variant="go">
                Save
              </Button>
              <Button>Cancel</Button>
            </FormActions>
          </Form>,
        ],
      ],
    },
  ],
};
