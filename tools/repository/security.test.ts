import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../workspace/root.mjs';

const matrix = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = [...matrix.matchAll(/^\| *(\d[\d., ]*?) *\|([^|]*)\|(.*)\|$/gm)].map(([, ids, what, answer]) => ({
  ids: ids!.split(', '),
  what: what!.trim(),
  answer: answer!.trim(),
}));

/** Requirements of levels 1 and 2 of OWASP ASVS 5.0.0 by section; within one they are numbered without gaps. */
const sections =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 ' +
  '6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 ' +
  '10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 ' +
  '14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2';
const requirements = sections.split(' ').flatMap((section) => {
  const [name, count] = section.split(':');
  return Array.from({ length: Number(count) }, (_, n) => `${name}.${n + 1}`);
});

describe('docs/security.md', () => {
  it('answers each requirement of levels 1 and 2 once', () => {
    expect(requirements).toHaveLength(253);
    expect(rows.flatMap(({ ids }) => ids).sort()).toEqual([...requirements].sort());
  });

  it('says of each what it is about, and its answer', () => {
    expect(rows.filter(({ what, answer }) => what === '' || answer === '')).toEqual([]);
  });

  it('names only files that exist', () => {
    const files = globSync(['{apps,libs,tools}/**/*.{ts,tsx,mjs}'], {
      cwd: root,
      exclude: (path) => /(?:^|[/\\])(?:node_modules|dist)$/.test(path),
    }).map((path) => basename(path));
    const named = new Set([...matrix.matchAll(/`([\w.-]+\.(?:tsx?|mjs))`/g)].map(([, name]) => name!));
    expect(named.size).toBeGreaterThan(80);
    expect([...named].filter((name) => !files.includes(name))).toEqual([]);
  });

  it('links only to documents that exist', () => {
    const links = [...matrix.matchAll(/\]\((?!https:)([^)#]+)\)/g)].map(([, path]) => join(root, 'docs', path!));
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });
});
