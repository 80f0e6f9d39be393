import type { Mutant } from './mutant.ts';

const folder = 'apps/upstream/src';

/** What upstream accepts, stores and sends as files. */
export const upstreamRequestMutants: readonly Mutant[] = [
  {
    name: 'repeated-request',
    promise: 'A change that is sent again runs once.',
    folder,
    code: 'if (known) return known.answer;',
    replacement: '',
    tests: ['change-once.test.ts'],
  },
  {
    name: 'reused-idempotency-key',
    promise: 'An Idempotency-Key belongs to one request.',
    folder,
    code: 'if (known && known.request !== request) {',
    replacement: 'if (known?.request === null) {',
    tests: ['change-once.test.ts'],
  },
  {
    name: 'deep-bodies',
    promise: 'A body that is nested too deeply is refused, and is no server error.',
    folder,
    code: "if (isNestedTooDeeply(request.body)) throw new Problem(400, 'invalid_request', 'The body is nested too deeply');",
    replacement: '',
    tests: ['mount.test.ts', 'bad-carts.test.ts', 'all-routes.test.ts'],
  },
  {
    name: 'unstorable-texts',
    promise: 'A text that the database cannot store unchanged is refused with the name of its field.',
    folder,
    code: 'errors.push(...unstorableTexts(result.data, part));',
    replacement: '',
    tests: ['mount.test.ts', 'bad-carts.test.ts'],
  },
  {
    name: 'undeclared-fields',
    promise: 'An answer has only the fields of its contract, whatever the row in the database has.',
    folder,
    code: 'if (parsed.success) return parsed.data;',
    replacement: 'if (parsed.success) return result;',
    tests: ['mount.test.ts'],
  },
  {
    name: 'upload-type',
    promise: 'The content of an upload decides its type; others than the accepted ones are refused.',
    folder,
    code: 'if (!isAccepted(type, types)) {',
    replacement: 'if (type === null) {',
    tests: ['tax-exempts.test.ts', 'checkout.test.ts'],
  },
  {
    name: 'upload-name',
    promise: 'The name of an upload gets the extension of its type.',
    folder,
    code: 'return isRight ? name : `${name}.${extensions[0]}`;',
    replacement: 'return isRight ? name : name;',
    tests: ['tax-exempts.test.ts', 'checkout.test.ts'],
  },
  {
    name: 'unpacked-size',
    promise: 'I5: a small certificate that unpacks to gigabytes does not block the server.',
    folder,
    code: 'left -= part === null ? left : part.length;',
    replacement: '',
    tests: ['pdf-page-count.test.ts'],
  },
  {
    name: 'download',
    promise: "A private file is downloaded, never shown on the shop's origin.",
    folder,
    code: '`attachment; filename=',
    replacement: '`inline; filename=',
    tests: ['tax-exempts.test.ts', 'order-documents.test.ts', 'document-files.test.ts'],
  },
];
