import { calls, NotAuthenticatedError } from '@shop/api-contracts';
import { Button } from '@shop/design-system';
import { saveFile, useApp, useMeasureChoice } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import { useReplacementCategory } from '../replacement/replacement-queries.ts';
import type { ProofFields } from './proof-address.ts';

/** Saves the sheet as PDF, with the figures that are shown. */
export function SaveProof({ fields }: { fields: ProofFields }) {
  const t = useText();
  const { api } = useApp();
  const measures = useMeasureChoice();
  const categoryId = useReplacementCategory();
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  async function save(): Promise<void> {
    setSaving(true);
    setFailed(false);
    try {
      await saveFile(() => api.file(calls.replacements.proof, { query: { ...fields, categoryId, measures } }));
    } catch (error) {
      setFailed(!(error instanceof NotAuthenticatedError));
    }
    setSaving(false);
  }
  return (
    <>
      <Button icon="download" pending={isSaving} pendingText={t('units.label.saving')} onClick={() => void save()}>
        {t('units.proof.save')}
      </Button>
      {hasFailed && <p role="alert">{t('units.proof.saveFailed')}</p>}
    </>
  );
}
