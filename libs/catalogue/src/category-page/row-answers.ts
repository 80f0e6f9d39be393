/** The code that answers from light rows; it comes with them, not with the page. */
export const loadRowAnswers = () => import('../filters/answer-from-rows.ts');
