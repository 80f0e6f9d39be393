import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form } from '../form/form.tsx';
import { FileField } from './file-field.tsx';
import { useUpload, type UploadInput } from './use-upload.ts';

type Sent = Parameters<UploadInput<string>['upload']>;

/** A server whose answers the test releases. */
function slowServer() {
  const sent: Sent[] = [];
  const ends: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];
  const upload = (...args: Sent) => {
    sent.push(args);
    return new Promise<string>((resolve, reject) => {
      ends.push({ resolve, reject });
      args[1].signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  };
  return { sent, ends, upload };
}

function Certificate({ upload: send, atOnce = true }: { upload: UploadInput<string>['upload']; atOnce?: boolean }) {
  const upload = useUpload({ types: ['application/pdf'], maxBytes: 10, atOnce, upload: send });
  const { file, share, uploadError } = upload;
  return (
    <Form errorsTitle="Please check:" onSubmit={() => upload.send()}>
      <FileField
        label="Certificate"
        name="file"
        required
        errorText={() => 'Choose a file.'}
        hint="PDF, at most 10 bytes"
        types={['application/pdf']}
        file={file && { name: file.name, size: `${file.size} B` }}
        share={share}
        error={uploadError && `uploadError: ${uploadError}`}
        texts={{
          choose: 'Choose a file',
          drop: 'or drop or paste it here',
          cancel: 'Cancel',
          retry: 'Try again',
          remove: 'Remove',
          progress: (sent) => `${Math.round(sent * 100)} %`,
        }}
        onChoose={upload.choose}
        onCancel={upload.cancel}
        onRetry={uploadError === 'failed' ? () => void upload.send() : undefined}
        onRemove={upload.clear}
      />
      <button type="submit">Send</button>
    </Form>
  );
}

const pdf = (name = 'a.pdf', content = '%PDF') => new File([content], name, { type: 'application/pdf' });
const input = () => screen.getByLabelText<HTMLInputElement>(/^Certificate/);
const fileList = (...files: File[]) => Object.assign(files, { item: (at: number) => files[at] });

test('the allowed files are described before choosing, also to screen readers', () => {
  render(<Certificate upload={slowServer().upload} />);
  expect(document.getElementById(input().getAttribute('aria-describedby')!)!.textContent).toBe('PDF, at most 10 bytes');
  expect(input().accept).toBe('application/pdf');
});

test('an upload shows its progress, and can be cancelled and chosen again', async () => {
  const { sent, upload } = slowServer();
  render(<Certificate upload={upload} />);
  await userEvent.upload(input(), pdf());
  act(() => sent[0]![1].onUploadProgress(0.4));
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '40 %' });
  expect(bar.value).toBe(0.4);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent[0]![1].signal.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await userEvent.upload(input(), pdf('b.pdf'));
  expect(sent.map(([file]) => file.name)).toEqual(['a.pdf', 'b.pdf']);
});

test('a failed upload can be retried by a press', async () => {
  const { sent, ends, upload } = slowServer();
  render(<Certificate upload={upload} />);
  await userEvent.upload(input(), pdf());
  ends[0]!.reject(new Error('down'));
  await screen.findByText('uploadError: failed');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  screen.getByText('uploadError: failed');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  ends[1]!.resolve('done');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(sent).toHaveLength(2);
  expect(screen.queryByText('uploadError: failed')).toBeNull();
  expect(screen.getByText(/^a\.pdf/)).toBeTruthy();
});

test('a file can be dropped, and one dropped beside the field does not open in the browser', () => {
  const { sent, upload } = slowServer();
  render(<Certificate upload={upload} />);
  const dataTransfer = { types: ['Files'], files: fileList(pdf('dropped.pdf')) };
  const zone = input().closest('div')!;
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  expect(sent).toEqual([]);
  expect(fireEvent.dragOver(zone, { dataTransfer })).toBe(false);
  fireEvent.drop(zone, { dataTransfer });
  expect(sent[0]![0].name).toBe('dropped.pdf');
});

test('a file can be pasted, and text pasted elsewhere stays text', () => {
  const { sent, upload } = slowServer();
  render(<Certificate upload={upload} />);
  fireEvent.paste(screen.getByRole('button', { name: 'Send' }), { clipboardData: { files: fileList(pdf()) } });
  expect(sent).toEqual([]);
  fireEvent.paste(document.body, { clipboardData: { files: fileList(pdf('pasted.pdf')) } });
  expect(sent[0]![0].name).toBe('pasted.pdf');
});

test.each([
  ['type', new File(['x'], 'a.exe', { type: 'application/x-msdownload' })],
  ['size', pdf('big.pdf', 'x'.repeat(11))],
  ['empty', pdf('empty.pdf', '')],
])('a file with the error %s is not sent', (uploadError, file) => {
  const { sent, upload } = slowServer();
  render(<Certificate upload={upload} />);
  fireEvent.drop(input().closest('div')!, { dataTransfer: { types: ['Files'], files: fileList(file) } });
  screen.getByText(`uploadError: ${uploadError}`);
  expect(sent).toEqual([]);
});

test('in a form a missing file is an error, and a chosen one is submitted', async () => {
  const { sent, upload } = slowServer();
  render(<Certificate upload={upload} atOnce={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getAllByText('Choose a file.').length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(input());
  await userEvent.upload(input(), pdf());
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('leaving the page cancels the upload', async () => {
  const { sent, upload } = slowServer();
  const { unmount } = render(<Certificate upload={upload} />);
  await userEvent.upload(input(), pdf());
  unmount();
  expect(sent[0]![1].signal.aborted).toBe(true);
});

test('“Choose a file.” goes away once one is chosen', async () => {
  const { upload } = slowServer();
  render(<Certificate upload={upload} atOnce={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findAllByText('Choose a file.')).not.toHaveLength(0);
  fireEvent.change(input(), { target: { files: fileList(pdf()) } });
  await waitFor(() => expect(input().getAttribute('aria-invalid')).toBeNull());
  expect(input().getAttribute('aria-describedby') ?? '').not.toMatch(/error/);
});
