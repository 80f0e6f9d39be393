import type { Troubleshooting as Guide } from '@shop/api-contracts';
import { buttonClass, Icon } from '@shop/design-system';
import { useEffect, useRef } from 'react';
import { useText } from '../text.ts';
import { FaultTable } from './fault-table.tsx';
import { faultsFrom, withAnswer, type GuideStep } from './guide-steps.ts';
import { Repair } from './repair.tsx';
import { StepLink } from './step-link.tsx';
import styles from './troubleshooting.module.css';

/**
 * What is noticed with all that can cause it; then the questions answered so far, and the next one beside what is still
 * possible, or the fault. Answers are links: the address keeps them.
 */
export function FaultFinder({ guide, step }: { guide: Guide; step: GuideStep }) {
  const t = useText();
  const { answered, question, fault, view } = step;
  const heading = useStepFocus(view);
  const isBegin = answered.length === 0;
  return (
    <section className={styles.finder}>
      <h2>{t('units.faults.find')}</h2>
      <div className={isBegin ? undefined : styles.step}>
        <div>
          {!isBegin && <Answered step={step} />}
          {question && (
            <>
              <h3 ref={heading} tabIndex={-1}>
                <bdi>{question.text}</bdi>
              </h3>
              <ul className={isBegin ? styles.symptoms : styles.answers}>
                {question.answers.map(({ id, text }) => (
                  <li key={id}>
                    <StepLink view={withAnswer(view, id)} className={styles.answer}>
                      <bdi>{text}</bdi>
                      <Icon name="chevron-right" size={16} />
                    </StepLink>
                    {isBegin && <Causes guide={guide} view={id} />}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        {question && !isBegin && (
          <div>
            <h3>{t('units.faults.possible')}</h3>
            <FaultTable guide={guide} view={view} caption={t('units.faults.possible')} />
          </div>
        )}
        {fault && (
          <div>
            <h3 ref={heading} tabIndex={-1}>
              <bdi>{fault.cause}</bdi>
            </h3>
            <Repair guide={guide} fault={fault} />
            <p>
              <StepLink view="" className={buttonClass()}>
                {t('units.faults.again')}
              </StepLink>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

function Answered({ step: { answered } }: { step: GuideStep }) {
  const t = useText();
  return (
    <ol className={styles.answered} aria-label={t('units.faults.answered')}>
      {answered.map((one) => (
        <li key={one.view}>
          <bdi className="small muted">{one.question.text}</bdi>{' '}
          <strong>
            <bdi>{one.answer.text}</bdi>
          </strong>{' '}
          <StepLink view={one.view}>
            {t('units.faults.change')}
            <span className="sr">{`, ${one.question.text}`}</span>
          </StepLink>
        </li>
      ))}
    </ol>
  );
}

/** What can cause a symptom, each leading to its remedy; on paper, where nothing is pressed, remedies and parts too. */
function Causes({ guide, view }: { guide: Guide; view: string }) {
  const t = useText();
  return (
    <>
      <ul className={styles.causes}>
        {faultsFrom(guide, view).map((found) => (
          <li key={found.fault.id}>
            <StepLink view={found.view}>
              <bdi>{found.fault.cause}</bdi>
            </StepLink>
          </li>
        ))}
      </ul>
      <div className="print-only">
        <FaultTable guide={guide} view={view} caption={t('units.faults.possible')} />
      </div>
    </>
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
