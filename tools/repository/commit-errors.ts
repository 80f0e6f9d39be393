const types = ['feat', 'fix', 'perf', 'refactor', 'docs', 'test', 'build', 'ci', 'style', 'chore', 'revert'];
const maximumLength = 69;

/**
 * What is wrong with the first line of a commit: versions and changelogs of the libraries are made of these lines.
 *
 * @param projects names that may stand as its scope
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
