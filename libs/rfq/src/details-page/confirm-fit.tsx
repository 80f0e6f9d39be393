import type { QuotedLine } from '@shop/api-contracts';
import { Checkbox } from '@shop/design-system';
import type { FormDraft } from '@shop/forms';
import { useEffect, useRef } from 'react';
import { useText } from '../text.ts';
import { lineField } from './request-values.ts';
import { useRequestErrors } from './use-request-errors.ts';
import styles from './request-form.module.css';

/** Asks once whether a line is wanted although it does not fit its unit; nothing for other lines. */
export function ConfirmFit({ line, draft }: { line: QuotedLine; draft: FormDraft }) {
  return line.fit?.verdict === 'doesNotFit' ? <Box line={line} draft={draft} /> : null;
}

function Box({ line: { lineId, articleNumber }, draft }: { line: QuotedLine; draft: FormDraft }) {
  const t = useText();
  const name = lineField('fitConfirmed', lineId);
  const error = useRequestErrors()(name);
  const box = useRef<HTMLInputElement>(null);
  const check = (field: HTMLInputElement) => field.setCustomValidity(field.checked ? '' : error);
  useEffect(() => check(box.current!));
  return (
    <Checkbox
      ref={box}
      name={name}
      className={styles.confirm}
      defaultChecked={draft.values[name] === 'on'}
      onChange={(event) => check(event.target)}
      label={
        <>
          {t('rfq.line.confirmFit')}
          <span className="sr"> {articleNumber}</span>
        </>
      }
    />
  );
}
