import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { DocumentContent } from './document-content.ts';

const content = {
  ...{ language: 'en', pageSize: 'A4', title: 'Offer', number: 'Q1', seller: 'Vadholm' },
  ...{ facts: [], addresses: [], tables: [], sums: [], sections: [], pageLine: '' },
} satisfies Omit<DocumentContent, 'writtenOn'>;

test('documents are written by a server that was started without options in its environment', async () => {
  const program = `
    import { createDocumentWriter } from ${JSON.stringify(new URL('document-writer.ts', import.meta.url).href)};
    const bytes = await createDocumentWriter()('pdf', { ...${JSON.stringify(content)}, writtenOn: new Date(0) });
    console.log(Buffer.from(bytes.slice(0, 5)).toString());
    process.exit();`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program],
    { env: { ...process.env, NODE_OPTIONS: '' }, timeout: 20_000 },
  );
  expect(stdout.trim()).toBe('%PDF-');
});
