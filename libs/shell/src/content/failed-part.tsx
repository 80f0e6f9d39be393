import { Button, Notice } from '@shop/design-system';
import { useText } from '../text.ts';

interface FailedPartProps {
  /** Names the missing content. */
  text: string;
  isTrying: boolean;
  retry: () => unknown;
}

/** Shown instead of a part of the page that failed to load; the rest of the page remains. */
export function FailedPart({ text, isTrying, retry }: FailedPartProps) {
  const t = useText();
  return (
    <Notice
      type="critical"
      live
      title={text}
      action={
        <Button size="small" pending={isTrying} pendingText={t('shell.loading')} onClick={() => void retry()}>
          {t('shell.retry')}
        </Button>
      }
    />
  );
}
