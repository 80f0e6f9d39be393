import { calls, labelsPerSheet, maxLabelUnits, NotAuthenticatedError, type LabelSheetKind } from '@shop/api-contracts';
import { Button, Dialog, Field, FormActions, Notice, RadioGroup } from '@shop/design-system';
import { saveFile, useApp } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import { LabelPreview } from './label-preview.tsx';
import type { LabelledUnit } from './labelled-unit.ts';
import styles from './labels.module.css';

interface LabelDialogProps {
  /** In the order in which their labels are printed. */
  units: readonly LabelledUnit[];
  isOpen: boolean;
  onClose: () => void;
}

/** Saves labels of units as a file to print: sheets as PDF, a single one as SVG too. */
export function LabelDialog({ units, isOpen, onClose }: LabelDialogProps) {
  const t = useText();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('units.label.title', { count: units.length })}
      closeLabel={t('units.own.close')}
    >
      <LabelForm units={units} />
    </Dialog>
  );
}

const sheets = ['a4', 'letter', 'roll62'] as const satisfies readonly LabelSheetKind[];

function LabelForm({ units }: Pick<LabelDialogProps, 'units'>) {
  const t = useText();
  const { api, locale } = useApp();
  const [sheet, setSheet] = useState<LabelSheetKind>(locale.country === 'US' ? 'letter' : 'a4');
  const [first, setFirst] = useState('1');
  const [isRefused, setRefused] = useState(false);
  const [saving, setSaving] = useState<'pdf' | 'svg'>();
  const [hasFailed, setFailed] = useState(false);
  const positions = labelsPerSheet[sheet];
  const hasPositions = positions > 1;
  const [single, ...others] = units;
  const isSingle = others.length === 0;

  async function save(format: 'pdf' | 'svg', load: () => Promise<Response>): Promise<void> {
    setSaving(format);
    setFailed(false);
    try {
      await saveFile(load);
    } catch (error) {
      setFailed(!(error instanceof NotAuthenticatedError));
    }
    setSaving(undefined);
  }
  function savePdf(): void {
    const firstPosition = hasPositions ? positionOf(first, positions) : 1;
    setRefused(firstPosition === undefined);
    if (firstPosition === undefined) return;
    const equipmentIds = units.map(({ equipmentId }) => equipmentId);
    void save('pdf', () => api.file(calls.units.labels, { body: { equipmentIds, sheet, firstPosition } }));
  }

  if (units.length > maxLabelUnits) {
    return <Notice type="warning" title={t('units.label.tooMany', { max: maxLabelUnits })} />;
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        savePdf();
      }}
    >
      {isSingle && single && <LabelPreview unit={single} />}
      <p>{t('units.label.lead')}</p>
      <RadioGroup
        label={t('units.label.sheet')}
        appearance="list"
        options={sheets.map((value) => ({
          value,
          label: t(`units.label.sheet.${value}`),
          hint: t(`units.label.size.${value}`),
        }))}
        value={sheet}
        onChange={(chosen) => {
          setSheet(chosen);
          setRefused(false);
        }}
      />
      {hasPositions && (
        <Field
          inputMode="numeric"
          autoComplete="off"
          label={t('units.label.first')}
          hint={t('units.label.firstHint')}
          value={first}
          onChange={(event) => setFirst(event.currentTarget.value)}
          {...(isRefused ? { error: t('units.label.firstError', { max: positions }) } : {})}
        />
      )}
      <p className="muted">{t('units.label.scale')}</p>
      {hasFailed && <p role="alert">{t('units.label.failed')}</p>}
      <FormActions>
        <Button
          type="submit"
          variant="go"
          icon="download"
          pending={saving === 'pdf'}
          pendingText={t('units.label.saving')}
        >
          {t('units.label.pdf')}
        </Button>
        {isSingle && single && (
          <Button
            icon="download"
            pending={saving === 'svg'}
            pendingText={t('units.label.saving')}
            onClick={() => void save('svg', () => api.file(calls.units.label, { params: { id: single.equipmentId } }))}
          >
            {t('units.label.svg')}
          </Button>
        )}
      </FormActions>
    </form>
  );
}

/** Position on the sheet, from 1; undefined for text that is none. */
function positionOf(text: string, positions: number): number | undefined {
  const position = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : 0;
  return position >= 1 && position <= positions ? position : undefined;
}
