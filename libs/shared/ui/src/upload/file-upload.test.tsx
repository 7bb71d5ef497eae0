import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { FieldProps } from '../fields/field-frame';
import { describeField } from '../testing/describe-field';
import { axeFindings, renderUi } from '../testing/render-ui';
import { FileUpload } from './file-upload';
import type { UploadOptions } from './upload-queue';
import type { UploadedFile } from './use-file-upload';

const LABEL = 'پیوست‌ها';
const MIB = 1024 * 1024;

const Upload = (props: FieldProps<readonly UploadedFile<string>[]>) => (
  <FileUpload<string> upload={() => new Promise(() => undefined)} {...props} />
);

describeField<readonly UploadedFile<string>[]>('FileUpload', {
  Field: Upload,
  // The list of what has arrived has the same name.
  control: () => screen.getByLabelText(/./, { selector: 'input' }),
  keepsOfDigits: null,
  empty: [],
  filled: [{ id: '1', name: 'مدارک.zip', sizeBytes: MIB, result: 'u1' }],
});

it('shows the mark that would turn the name of a file round', () => {
  const misleading = { id: '1', name: 'a\u202egpj.exe', sizeBytes: MIB, result: 'u1' };
  renderUi(<Upload label={LABEL} value={[misleading]} onChange={() => undefined} />);
  expect(screen.getByText('a[U+202E]gpj.exe')).toBeInTheDocument();
});

interface Sent extends UploadOptions {
  readonly resolve: (answer: string) => void;
  readonly reject: (error: unknown) => void;
}

type Extra = Partial<Parameters<typeof FileUpload<string>>[0]>;

function show(props: Extra = {}) {
  const sent: Sent[] = [];
  const seen: { value: readonly UploadedFile<string>[] } = { value: [] };
  function Controlled() {
    const [value, setValue] = useState<readonly UploadedFile<string>[]>([]);
    return (
      <FileUpload<string>
        label={LABEL}
        value={value}
        onChange={(next) => {
          seen.value = next;
          setValue(next);
        }}
        upload={(_file, options) => new Promise((resolve, reject) => sent.push({ ...options, resolve, reject }))}
        {...props}
      />
    );
  }
  const rendered = renderUi(<Controlled />);
  // The browser's chooser only offers what is accepted; what is checked here comes from elsewhere, as a drop does.
  const drop = (...files: File[]) =>
    fireEvent.drop(screen.getByLabelText(LABEL), { dataTransfer: { files, dropEffect: 'copy' } });
  return { ...rendered, sent, seen, drop };
}

const sheet = (name = 'numbers.xlsx') => new File(['data'], name);
const sized = (name: string, size: number) => Object.defineProperty(new File(['x'], name), 'size', { value: size });
const settle = (work: () => void) =>
  act(async () => {
    work();
    await Promise.resolve();
  });

describe('FileUpload', () => {
  it('is reached by the keyboard and opens the browser’s own chooser', async () => {
    const { user } = show();
    await user.tab();
    const input = screen.getByLabelText(LABEL);
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('type', 'file');
    expect(input).toHaveAttribute('accept', '.xlsx,.xls');
  });

  it('shows progress and then hands out what arrived', async () => {
    const { user, sent, seen } = show();
    await user.upload(screen.getByLabelText(LABEL), sheet());
    act(() => sent[0]?.onProgress(0.42));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    expect(screen.getByText('۴۲٪')).toBeInTheDocument();
    act(() => sent[0]?.onProgress(1));
    expect(screen.getByText('فرستاده شد؛ در حال بررسی…')).toBeInTheDocument();
    await settle(() => sent[0]?.resolve('file-7'));
    expect(seen.value).toMatchObject([{ name: 'numbers.xlsx', sizeBytes: 4, result: 'file-7' }]);
    expect(screen.getByRole('status')).toHaveTextContent('۱ فایل بارگذاری شد');
    expect(screen.getByLabelText(LABEL, { selector: 'input' })).toHaveAttribute('type', 'file');
  });

  it('takes dropped files where dropping is allowed, and only there', () => {
    const allowed = show();
    allowed.drop(sheet());
    expect(allowed.sent).toHaveLength(1);
    allowed.unmount();
    const refused = show({ dragAndDrop: false });
    expect(screen.queryByText(/رها کنید/)).not.toBeInTheDocument();
    refused.drop(sheet());
    expect(refused.sent).toHaveLength(0);
  });

  it('never lets a dropped file replace the page, even while it is disabled', () => {
    const { sent } = show({ disabled: true });
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { files: [sheet()] } });
    fireEvent(screen.getByLabelText(LABEL), event);
    expect(event.defaultPrevented).toBe(true);
    expect(sent).toHaveLength(0);
  });

  it('tells what is wrong with a file of a wrong type, a too large and an empty one, and sends none of them', () => {
    const { drop, sent } = show({ maxFiles: 5, maxBytes: 10 * MIB });
    drop(sized('virus.exe', 10), sized('big.xlsx', 12 * MIB), sized('empty.xls', 0));
    const rows = within(screen.getByRole('list', { name: LABEL })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('این نوع فایل پذیرفته نمی‌شود.');
    expect(rows[1]).toHaveTextContent('حجم این فایل ۱۲ مگابایت است و سقف آن ۱۰ مگابایت.');
    expect(rows[2]).toHaveTextContent('این فایل خالی است.');
    expect(within(rows[0] as HTMLElement).queryByRole('button', { name: /دوباره/ })).not.toBeInTheDocument();
    expect(sent).toHaveLength(0);
  });

  it('tells that an upload was cut and sends the file again when asked', async () => {
    const { user, sent, seen } = show({ describeError: () => 'ارتباط هنگام بارگذاری قطع شد.' });
    await user.upload(screen.getByLabelText(LABEL), sheet());
    await settle(() => sent[0]?.reject(new Error('network')));
    expect(screen.getByText('ارتباط هنگام بارگذاری قطع شد.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'بارگذاری دوبارهٔ numbers.xlsx' }));
    await settle(() => sent[1]?.resolve('file-8'));
    expect(seen.value).toMatchObject([{ result: 'file-8' }]);
    expect(screen.queryByText('ارتباط هنگام بارگذاری قطع شد.')).not.toBeInTheDocument();
  });

  it('never shows the words of the browser or of a library', async () => {
    const { user, sent } = show();
    await user.upload(screen.getByLabelText(LABEL), sheet());
    await settle(() => sent[0]?.reject(new TypeError('Failed to fetch')));
    expect(screen.queryByText(/Failed to fetch/)).not.toBeInTheDocument();
    expect(screen.getByText(/بارگذاری این فایل انجام نشد/)).toBeInTheDocument();
  });

  it('cancels what is on its way', async () => {
    const { user, sent } = show();
    await user.upload(screen.getByLabelText(LABEL), sheet());
    await user.click(screen.getByRole('button', { name: 'لغو بارگذاری numbers.xlsx' }));
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(screen.getByText('بارگذاری را لغو کردید.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'برداشتن numbers.xlsx' }));
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    expect(screen.getByLabelText(LABEL)).toHaveFocus();
  });

  it('counts the failures: ۲ فایل از ۵ فایل بارگذاری نشد', async () => {
    const { user, sent, drop } = show({ maxFiles: 5 });
    drop(...['a', 'b', 'c', 'd', 'e'].map((name) => sheet(`${name}.xlsx`)));
    await settle(() => sent.slice(0, 3).forEach(({ resolve }) => resolve('ok')));
    await settle(() => sent.slice(3).forEach(({ reject }) => reject(new Error('cut'))));
    expect(screen.getByRole('alert')).toHaveTextContent('۲ فایل از ۵ فایل بارگذاری نشد.');
    await user.click(screen.getByRole('button', { name: 'تلاش دوباره برای همه' }));
    expect(sent).toHaveLength(7);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps both of two files that arrive at the same moment', async () => {
    const { sent, drop, seen } = show({ maxFiles: 2 });
    drop(sheet('a.xlsx'), sheet('b.xlsx'));
    await settle(() => sent.forEach(({ resolve }) => resolve('ok')));
    expect(seen.value.map(({ name }) => name)).toEqual(['a.xlsx', 'b.xlsx']);
  });

  it('takes no more files than there may be and says how many it left out', () => {
    const { drop, sent } = show({ maxFiles: 2 });
    drop(sheet('a.xlsx'), sheet('b.xlsx'), sheet('c.xlsx'));
    expect(sent).toHaveLength(2);
    expect(screen.getByText(/حداکثر ۲ فایل پذیرفته می‌شود؛ ۱ فایل افزوده نشد/)).toBeInTheDocument();
  });

  it('puts a new file in the place of the old where there may be only one', async () => {
    const { user, sent, seen } = show();
    await user.upload(screen.getByLabelText(LABEL), sheet('old.xlsx'));
    await settle(() => sent[0]?.resolve('1'));
    await user.upload(screen.getByLabelText(LABEL, { selector: 'input' }), sheet('new.xlsx'));
    await settle(() => sent[1]?.resolve('2'));
    expect(seen.value.map(({ name }) => name)).toEqual(['new.xlsx']);
  });

  it('stops every upload when the page is left', async () => {
    const { user, sent, unmount } = show();
    await user.upload(screen.getByLabelText(LABEL), sheet());
    unmount();
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it('ties its error to itself and gives axe nothing to find', async () => {
    const { drop } = show({ error: 'فایلی انتخاب نشده است.', maxFiles: 3, required: true });
    expect(screen.getByLabelText(/پیوست‌ها/)).toHaveAccessibleDescription('فایلی انتخاب نشده است.');
    drop(sheet(), sized('x.exe', 3));
    expect(await axeFindings()).toEqual([]);
  });
});

it('takes files that are pasted anywhere in its form, and leaves pasted text alone', () => {
  const names: string[] = [];
  const upload = (file: File) => {
    names.push(file.name);
    return new Promise<string>(() => undefined);
  };
  renderUi(
    <form>
      <input aria-label="متن" />
      <FileUpload<string>
        label={LABEL}
        value={[]}
        onChange={() => undefined}
        upload={upload}
        accept={['.png']}
        maxFiles={2}
        pasting
      />
    </form>,
  );
  const text = screen.getByLabelText('متن');
  expect(fireEvent.paste(text, { clipboardData: { files: [] } })).toBe(true);
  const picture = new File(['png'], 'image.png', { type: 'image/png' });
  expect(fireEvent.paste(text, { clipboardData: { files: [picture] } })).toBe(false);
  expect(names).toEqual(['image.png']);
});
