import { calls, NotAuthenticatedError, type Enclosure } from '@shop/api-contracts';
import { Button, showToast } from '@shop/design-system';
import { saveFile, useApp } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import styles from './enclosures.module.css';

interface EnclosuresProps {
  enclosures: readonly Enclosure[] | undefined;
  /** The order, or the quote request, in which they stand: who may read it may read them. */
  within?: { order: string } | { quote: string };
}

/** Drawings and data sheets of a configuration's line, for download; nothing without any. */
export function Enclosures({ enclosures = [], within }: EnclosuresProps) {
  if (enclosures.length === 0) return null;
  return (
    <span className={styles.enclosures} data-chrome>
      {enclosures.map((enclosure) => (
        <EnclosureFile key={enclosure.enclosureId} enclosure={enclosure} within={within ?? {}} />
      ))}
    </span>
  );
}

interface EnclosureFileProps {
  enclosure: Enclosure;
  within: { order?: string; quote?: string };
}

function EnclosureFile({ enclosure, within }: EnclosureFileProps) {
  const t = useText();
  const { api } = useApp();
  const [isLoading, setLoading] = useState(false);
  const { configurationId: id, lineId, enclosureId, name } = enclosure;
  async function save(): Promise<void> {
    setLoading(true);
    try {
      await saveFile(() =>
        api.file(calls.configurator.enclosure, { params: { id, lineId, enclosureId }, query: within }),
      );
    } catch (error) {
      if (!(error instanceof NotAuthenticatedError)) {
        // fails with the status text
        const reason = error instanceof Error ? error.message : '';
        showToast({ type: 'error', text: t('cart.configurator.enclosureFailed', { name, reason }) });
      }
    }
    setLoading(false);
  }
  return (
    <Button size="small" icon="download" pending={isLoading} onClick={() => void save()}>
      {name}
    </Button>
  );
}
