import { calls, NotAuthenticatedError } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { saveFile, useApp } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';

/** Saves a file of a request, by its name for a message about a failure. */
export function useSaveRequestFile(
  quoteNumber: string,
  { id, name }: { id: string; name: string },
): { save: () => Promise<void>; isLoading: boolean } {
  const t = useText();
  const { api } = useApp();
  const [isLoading, setLoading] = useState(false);
  async function save(): Promise<void> {
    setLoading(true);
    try {
      await saveFile(() => api.file(calls.quotes.file, { params: { id: quoteNumber, fileId: id } }));
    } catch (error) {
      if (!(error instanceof NotAuthenticatedError)) {
        // fails with the status text
        const reason = error instanceof Error ? error.message : '';
        showToast({ type: 'error', text: t('rfq.file.failed', { name, reason }) });
      }
    }
    setLoading(false);
  }
  return { save, isLoading };
}
