const types = ['feat', 'fix', 'perf', 'refactor', 'docs', 'test', 'build', 'ci', 'style', 'chore', 'revert'];
const maximumLength = 69;

/**
 * Errors in the first line of a commit message: versions and changelogs of the libraries are generated from these lines.
 *
 * @param projects valid scopes
 */
export function subjectErrors(subject: string, projects: readonly string[]): string[] {
  const parts = /^(?<type>\w+)(?:\((?<scope>[^)]*)\))?!?: \S/.exec(subject)?.groups;
  if (!parts) return ['is not "type(scope): what it does"'];
  const { type = '', scope } = parts;
  return [
    ...(types.includes(type) ? [] : [`${type} is none of ${types.join(', ')}`]),
    ...(scope === undefined || projects.includes(scope) ? [] : [`${scope} is no project`]),
    ...(subject.endsWith('.') ? ['ends with a full stop'] : []),
    ...(subject.length > maximumLength ? [`is ${subject.length} characters long, ${maximumLength} may be`] : []),
  ];
}
