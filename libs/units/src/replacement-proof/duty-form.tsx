import { Button, Field, FormActions, Select } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { unitSymbol, type MeasureSystem } from '@shop/measures';
import { unitPaths, useApp, useHydrated } from '@shop/platform';
import { useRef } from 'react';
import { askedFields, type Asked } from '../replacement/asked.ts';
import { useText } from '../text.ts';
import {
  codeOfFigure,
  fieldName,
  figureNames,
  fluidKinds,
  fluidOf,
  originChoices,
  originOf,
  passesChoices,
  passesOf,
  shownText,
  sides,
  symbolOfFigure,
  type Entered,
  type FigureName,
  type SideName,
} from './duty-fields.ts';
import { isUsed, type EnteredDuty } from './read-duty.ts';
import { EnergyFields } from './energy-fields.tsx';
import { provenPacks } from './proven-packs.ts';
import styles from './proof.module.css';

interface DutyFormProps {
  asked: Asked;
  candidate: string;
  /** As the new unit is called. */
  unitName: string;
  /** Shown at first; later what stands in the fields counts. */
  entered: Entered;
  duty: EnteredDuty;
  system: MeasureSystem;
  onChange: (entries: URLSearchParams) => void;
}

/** What is known of both sides. Answers while one types; without a script it sends itself to the same page. */
export function DutyForm({ asked, candidate, unitName, entered, duty, system, onChange }: DutyFormProps) {
  const t = useText();
  const app = useApp();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const read = () =>
    onChange(
      new URLSearchParams(
        [...new FormData(form.current!)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
    );
  return (
    <form
      ref={form}
      action={app.href(unitPaths.replacementProof())}
      className={styles.form}
      onChange={read}
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
      noValidate
    >
      {app.companyId && <input type="hidden" name="companyId" value={`-${app.companyId}`} />}
      {askedFields.map((field) =>
        asked[field] === undefined ? null : <input key={field} type="hidden" name={field} value={asked[field]} />,
      )}
      <input type="hidden" name="compare" value={candidate} />
      {system === 'us' && <input type="hidden" name="measures" value="us" />}
      <p className={styles.lead}>{t('units.proof.lead')}</p>
      <div className={styles.sides}>
        {sides.map((side) => (
          <SideFields key={side} side={side} entered={entered} duty={duty} system={system} />
        ))}
      </div>
      <fieldset className={styles.passes}>
        <legend>{t('units.proof.passes.title')}</legend>
        <div className={styles.sides}>
          {provenPacks(asked).map((pack) => (
            <Select
              key={pack}
              name={`${pack}Passes`}
              label={pack === 'old' ? t('units.replacement.old') : <bdi>{unitName}</bdi>}
              defaultValue={passesOf(entered, pack)}
            >
              {passesChoices.map((passes) => (
                <option key={passes} value={passes}>
                  {t(`units.proof.passes.${passes}`)}
                </option>
              ))}
            </Select>
          ))}
        </div>
      </fieldset>
      <EnergyFields entered={entered} />
      {!isHydrated && (
        <FormActions>
          <Button type="submit" variant="go">
            {t('units.proof.calculate')}
          </Button>
        </FormActions>
      )}
    </form>
  );
}

function SideFields({
  side,
  entered,
  duty,
  system,
}: Pick<DutyFormProps, 'entered' | 'duty' | 'system'> & { side: SideName }) {
  const t = useText();
  const { tag } = useI18n().locale;
  const field = (name: FigureName) => (
    <Field
      key={name}
      name={fieldName(side, name)}
      label={t(`units.proof.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      suffix={symbolOfFigure(name) ?? unitSymbol(codeOfFigure(name), system)}
      defaultValue={shownText(name, entered[fieldName(side, name)], system, tag)}
      {...(duty.invalid.includes(fieldName(side, name)) ? { error: t('units.reading.error.notANumber') } : {})}
    />
  );
  return (
    <fieldset className={styles.side}>
      <legend>{t(`units.reading.${side}Side`)}</legend>
      <Select name={fieldName(side, 'fluid')} label={t('units.proof.fluid')} defaultValue={fluidOf(entered, side)}>
        {fluidKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`units.proof.fluid.${kind}`)}
          </option>
        ))}
      </Select>
      <Select name={`${side}Origin`} label={t('units.proof.source')} defaultValue={originOf(entered, side)}>
        {originChoices.map((origin) => (
          <option key={origin} value={origin}>
            {t(`units.proof.source.${origin}`)}
          </option>
        ))}
      </Select>
      <div className={styles.figures}>{figureNames.filter((name) => isUsed(entered, side, name)).map(field)}</div>
    </fieldset>
  );
}
