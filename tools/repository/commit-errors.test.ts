import { subjectErrors } from './commit-errors.ts';

const errors = (subject: string) => subjectErrors(subject, ['cart', 'tools']);

describe('N13: the subject of a commit can become a line of the release notes', () => {
  it.each(['feat(cart): add a list to the cart', 'fix!: refuse empty carts', 'build: check commits', 'docs(tools): x'])(
    'accepts "%s"',
    (subject) => expect(errors(subject)).toEqual([]),
  );

  it.each([
    ['Look at both themes', 'is not "type(scope): what it does"'],
    ['feat(cart):add a list', 'is not "type(scope): what it does"'],
    ['feature(cart): add a list', 'feature is none of'],
    ['feat(trolley): add a list', 'trolley is no project'],
    ['feat(cart): add a list.', 'ends with a full stop'],
    [`feat(cart): ${'add a list '.repeat(6)}`, 'characters long'],
  ])('refuses "%s"', (subject, error) => expect(errors(subject).join()).toContain(error));
});
