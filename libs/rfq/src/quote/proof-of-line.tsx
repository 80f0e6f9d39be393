import type { QuotedLine } from '@shop/api-contracts';
import { Button } from '@shop/design-system';
import { useText } from '../text.ts';
import { useSaveRequestFile } from './use-save-request-file.ts';

interface ProofOfLineProps {
  line: Pick<QuotedLine, 'proof' | 'articleNumber'>;
  quoteNumber: string;
}

/** The proof that a requested unit replaces an old one, for download; nothing for lines without one. */
export function ProofOfLine({ line: { proof, articleNumber }, quoteNumber }: ProofOfLineProps) {
  if (!proof || proof.fileId === null) return null;
  return <ProofFile id={proof.fileId} articleNumber={articleNumber} quoteNumber={quoteNumber} />;
}

function ProofFile({ id, articleNumber, quoteNumber }: { id: string; articleNumber: string; quoteNumber: string }) {
  const t = useText();
  const name = t('rfq.proof');
  const { save, isLoading } = useSaveRequestFile(quoteNumber, { id, name: `${name} ${articleNumber}` });
  return (
    <span data-chrome>
      <Button size="small" icon="download" pending={isLoading} onClick={() => void save()}>
        {name}
        <span className="sr"> {articleNumber}</span>
      </Button>
    </span>
  );
}
