/** Code that answers from light rows; loaded with them, not with the page. */
export const loadRowAnswers = () => import('../filters/answer-from-rows.ts');
