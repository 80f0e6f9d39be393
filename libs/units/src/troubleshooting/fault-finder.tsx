import type { Troubleshooting as Guide } from '@shop/api-contracts';
import { buttonClass, Icon } from '@shop/design-system';
import { useEffect, useRef } from 'react';
import { useText } from '../text.ts';
import { withAnswer, type GuideStep } from './guide-steps.ts';
import { Repair } from './repair.tsx';
import { StepLink } from './step-link.tsx';
import styles from './troubleshooting.module.css';

/** The questions answered so far, then the next one or the fault. Answers are links: the address keeps them. */
export function FaultFinder({ guide, step }: { guide: Guide; step: GuideStep }) {
  const t = useText();
  const { answered, question, fault, view } = step;
  const heading = useStepFocus(view);
  return (
    <section className={styles.finder}>
      <h2>{t('units.faults.find')}</h2>
      {answered.length > 0 && (
        <ol className={styles.answered} aria-label={t('units.faults.answered')}>
          {answered.map((one) => (
            <li key={one.view}>
              <span className="muted">{one.question.text}</span> <strong>{one.answer.text}</strong>{' '}
              <StepLink view={one.view}>
                {t('units.faults.change')}
                <span className="sr">{`, ${one.question.text}`}</span>
              </StepLink>
            </li>
          ))}
        </ol>
      )}
      {question && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {question.text}
          </h3>
          <ul className={styles.answers}>
            {question.answers.map(({ id, text }) => (
              <li key={id}>
                <StepLink view={withAnswer(view, id)} className={styles.answer}>
                  {text}
                  <Icon name="chevron-right" size={16} />
                </StepLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {fault && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {fault.cause}
          </h3>
          <Repair guide={guide} fault={fault} />
          <p>
            <StepLink view="" className={buttonClass()}>
              {t('units.faults.again')}
            </StepLink>
          </p>
        </>
      )}
    </section>
  );
}

/** Moves the focus to the heading of a step, but not to that with which the page opens. */
function useStepFocus(view: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    heading.current?.focus();
  }, [view]);
  return heading;
}
