import { Fold } from '@shop/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../text.ts';
import styles from './question.module.css';

interface QuestionProps {
  question: string;
  /** Id of the answer: browsers open the details element that contains a link's target, also without a script. */
  anchor: string | undefined;
  children: ReactNode;
}

/** A question that expands to its answer, and is open if the address has its anchor. */
export function Question({ question, anchor, children }: QuestionProps) {
  const t = useText();
  const details = useOpenByAddress(anchor);
  return (
    <Fold ref={details} title={<bdi>{question}</bdi>} anchor={anchor}>
      {children}
      {anchor !== undefined && (
        <p className={styles.own} data-chrome>
          <a href={`#${anchor}`}>{t('shell.faq.linkToQuestion')}</a>
        </p>
      )}
    </Fold>
  );
}

/** For answers that load after the navigation, and for navigation by script. */
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
