import type { App } from '@shop/platform';
import type { Refusal } from './add-lines.ts';

/** `split`: lines on request go to the quote cart, the others as intended. `others`: only the others. `nothing`: cancel. */
export type RefusalAnswer = 'split' | 'others' | 'nothing';

interface Question {
  refusal: Refusal;
  answer: (answer: RefusalAnswer) => void;
}

const questions = new WeakMap<object, { current: Question | undefined; listeners: Set<() => void> }>();

function questionsOf(app: App) {
  let asked = questions.get(app);
  if (!asked) questions.set(app, (asked = { current: undefined, listeners: new Set() }));
  return asked;
}

/** Asks the reader about lines on request; the frame shows the dialog (`cart-dialogs.tsx`). */
export function askAboutRefusal(app: App, refusal: Refusal): Promise<RefusalAnswer> {
  const held = questionsOf(app);
  held.current?.answer('nothing');
  return new Promise((resolve) => {
    const set = (question: Question | undefined) => {
      held.current = question;
      for (const listener of held.listeners) listener();
    };
    set({
      refusal,
      answer: (answer) => {
        set(undefined);
        resolve(answer);
      },
    });
  });
}

export const currentQuestion = (app: App): Question | undefined => questionsOf(app).current;

export function subscribeQuestion(app: App, listener: () => void): () => void {
  const { listeners } = questionsOf(app);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
