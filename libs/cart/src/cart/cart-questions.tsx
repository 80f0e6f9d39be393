import { useApp } from '@shop/platform';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentQuestion, subscribeQuestion } from './refusal-question.ts';

const RefusalDialog = lazy(async () => ({ default: (await import('./refusal-dialog.tsx')).RefusalDialog }));

/** Rendered by the frame: the questions of an addition, wherever it was started. */
export function CartQuestions() {
  const app = useApp();
  const question = useSyncExternalStore(
    (listener) => subscribeQuestion(app, listener),
    () => currentQuestion(app),
    () => undefined,
  );
  return (
    question && (
      <Suspense fallback={null}>
        <RefusalDialog refusal={question.refusal} onAnswer={question.answer} />
      </Suspense>
    )
  );
}
