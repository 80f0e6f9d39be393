import { NotAuthenticatedError, type UploadedFile } from '@shop/api-contracts';
import { Button, showToast } from '@shop/design-system';
import { formatBytes } from '@shop/i18n';
import { saveFile, useApp } from '@shop/platform';
import { useState } from 'react';

interface FileButtonProps {
  file: UploadedFile;
  load: () => Promise<Response>;
  /** Text of a failure; `reason`: the status text. */
  failedText: (reason: string) => string;
  className?: string | undefined;
}

/** Downloads a file that the customer has uploaded; its text is name and size. */
export function FileButton({ file: { name, bytes }, load, failedText, className }: FileButtonProps) {
  const { tag } = useApp().locale;
  const [isLoading, setLoading] = useState(false);
  async function save(): Promise<void> {
    setLoading(true);
    try {
      await saveFile(load);
    } catch (error) {
      if (!(error instanceof NotAuthenticatedError)) {
        showToast({ type: 'error', text: failedText(error instanceof Error ? error.message : '') });
      }
    }
    setLoading(false);
  }
  return (
    <Button size="small" icon="download" pending={isLoading} className={className ?? ''} onClick={() => void save()}>
      <bdi>
        {name}, <span className="nb">{formatBytes(bytes, tag)}</span>
      </bdi>
    </Button>
  );
}
