import { Button, Notice } from '@shop/design-system';
import { useText } from '../text.ts';

interface FailedPartProps {
  /** What could not be had. */
  text: string;
  isTrying: boolean;
  retry: () => unknown;
}

/** In the place of a part of the page that could not be loaded; the rest of the page stands. */
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
