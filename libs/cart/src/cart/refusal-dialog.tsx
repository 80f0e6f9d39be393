import { Button, Dialog } from '@shop/design-system';
import { useOwnTexts } from '../use-own-texts.ts';
import { useText } from '../text.ts';
import { isNamed, type Refusal } from './add-lines.ts';
import type { RefusalAnswer } from './refusal-question.ts';

/** Maximum number of names; the others are counted. */
const maxNamed = 8;

interface RefusalDialogProps {
  refusal: Refusal;
  onAnswer: (answer: RefusalAnswer) => void;
}

/** Names the refused lines of a batch and offers ways to continue. */
export function RefusalDialog({ refusal, onAnswer }: RefusalDialogProps) {
  useOwnTexts();
  const t = useText();
  const count = refusal.left.filter((line) => isNamed(line, refusal.onRequest)).length;
  const others = refusal.left.length + refusal.configurations.length - count;
  return (
    <Dialog
      open
      onClose={() => onAnswer('nothing')}
      title={t('cart.refused.title', { count })}
      closeLabel={t('cart.close')}
      actions={
        <>
          <Button variant="go" wide data-autofocus onClick={() => onAnswer('split')}>
            {others > 0 ? t('cart.refused.split', { count, others }) : t('cart.refused.ask', { count })}
          </Button>
          {others > 0 && (
            <Button wide onClick={() => onAnswer('others')}>
              {t('cart.refused.others', { others })}
            </Button>
          )}
          <Button variant="bare" wide onClick={() => onAnswer('nothing')}>
            {t('cart.refused.nothing')}
          </Button>
        </>
      }
    >
      <p>{t('cart.refused.text', { count })}</p>
      <ul>
        {refusal.onRequest.slice(0, maxNamed).map(({ articleNumber, name }) => (
          <li key={articleNumber}>
            <span className="art">{articleNumber}</span> {name}
          </li>
        ))}
        {refusal.onRequest.length > maxNamed && (
          <li>{t('cart.refused.more', { count: refusal.onRequest.length - maxNamed })}</li>
        )}
      </ul>
    </Dialog>
  );
}
