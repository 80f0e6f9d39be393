import { Icon } from '@shop/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../text.ts';
import styles from './question.module.css';

interface QuestionProps {
  question: string;
  /** Stands at the answer: browsers open what hides the target of a link, without a script too. */
  anchor: string | undefined;
  /** The answer. */
  children: ReactNode;
}

/** A question that opens to its answer, and is open when its address is. */
export function Question({ question, anchor, children }: QuestionProps) {
  const t = useText();
  const details = useOpenByAddress(anchor);
  return (
    <details ref={details} className={styles.question}>
      <summary className={styles.summary}>
        {question}
        <Icon name="chevron-down" className={styles.mark} />
      </summary>
      <div id={anchor} className={styles.answer}>
        {children}
        {anchor !== undefined && (
          <p className={styles.own} data-chrome>
            <a href={`#${anchor}`}>{t('shell.faq.linkToQuestion')}</a>
          </p>
        )}
      </div>
    </details>
  );
}

/** For answers that came after the address was followed, and for navigation by script. */
function useOpenByAddress(anchor: string | undefined) {
  const { hash } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const isAsked = anchor !== undefined && readable(hash.slice(1)) === anchor;
  useEffect(() => {
    if (!isAsked || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, [isAsked]);
  return details;
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
