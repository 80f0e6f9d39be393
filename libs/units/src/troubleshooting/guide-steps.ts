import type { Troubleshooting } from '@shop/api-contracts';

type Question = Troubleshooting['questions'][number];
type Answer = Question['answers'][number];
export type Fault = Troubleshooting['faults'][number];

/** A question that was answered; `view` is the address at which it is asked again. */
export interface AnsweredQuestion {
  question: Question;
  answer: Answer;
  view: string;
}

export interface GuideStep {
  answered: AnsweredQuestion[];
  /** What is asked next, or the fault that was found. */
  question: Question | undefined;
  fault: Fault | undefined;
  /** Answers so far, as in the address. */
  view: string;
}

/** Parameter of the address for the answers given so far: `?view=leak-allOver`; none at the beginning. */
export const viewParameter = 'view';
export const withAnswer = (view: string, answerId: string): string => (view === '' ? answerId : `${view}-${answerId}`);

/** Where the answers of an address lead; those after one that nobody could give are ignored. */
export function stepAt({ questions, faults }: Troubleshooting, view: string | null): GuideStep {
  const answered: AnsweredQuestion[] = [];
  let question = questions[0];
  let fault: Fault | undefined;
  let path = '';
  for (const id of (view ?? '').split('-')) {
    const answer = question?.answers.find((one) => one.id === id);
    if (!question || !answer) break;
    answered.push({ question, answer, view: path });
    path = withAnswer(path, id);
    question = questions.find((one) => one.id === answer.leadsTo);
    fault = faults.find((one) => one.id === answer.leadsTo);
  }
  return { answered, question, fault, view: path };
}

/** A fault with the answers that lead to it. */
export interface FoundFault {
  fault: Fault;
  view: string;
}

/** The faults to which the answers of an address can still lead, each once, in the order of the answers. */
export function faultsFrom(guide: Troubleshooting, view: string): FoundFault[] {
  const found = new Map<string, FoundFault>();
  const visit = (at: string): void => {
    const { question, fault } = stepAt(guide, at);
    if (fault && !found.has(fault.id)) found.set(fault.id, { fault, view: at });
    for (const { id } of question?.answers ?? []) visit(withAnswer(at, id));
  };
  visit(view);
  return [...found.values()];
}
