import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../layout/card';
import { FileUpload } from './file-upload';
import type { Upload } from './upload-queue';
import type { UploadedFile } from './use-file-upload';

const MIB = 1024 * 1024;
const STEP_MS = 120;

/** A line that carries every file in a few seconds; files with «cut» in their name never arrive. */
const slowly: Upload<string> = (file, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    let share = 0;
    const timer = setInterval(() => {
      share += 0.05;
      onProgress(share);
      if (share >= 0.6 && file.name.includes('cut')) return end(() => reject(new Error('cut')));
      if (share >= 1) end(() => resolve(file.name));
    }, STEP_MS);
    const end = (settle: () => void) => {
      clearInterval(timer);
      settle();
    };
    signal.addEventListener('abort', () => end(() => reject(new DOMException('', 'AbortError'))));
  });

const uploaded = (name: string, sizeBytes: number) => ({ id: name, name, sizeBytes, result: name });

function Demo(props: Partial<Parameters<typeof FileUpload<string>>[0]>) {
  const [value, setValue] = useState<readonly UploadedFile<string>[]>(props.value ?? []);
  return (
    <Stack style={{ maxInlineSize: 560 }}>
      <FileUpload<string> label="فایل شماره‌ها" upload={slowly} {...props} value={value} onChange={setValue} />
    </Stack>
  );
}

const meta = { title: 'Fields/FileUpload', component: Demo } satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneFile: Story = { args: { maxBytes: 10 * MIB } };
export const Several: Story = {
  args: {
    label: 'پیوست‌های درخواست',
    accept: ['.zip', '.jpg', '.png', '.pdf', '.rar'],
    maxBytes: 10 * MIB,
    maxFiles: 5,
    value: [
      uploaded('رسید پرداخت.pdf', 320_000),
      uploaded('یک نام بسیار بسیار بلند برای فایلی که کسی فهرست مشتریان شعبهٔ مرکزی را در آن نوشته است.zip', 4 * MIB),
    ],
  },
};
export const WithoutDragAndDrop: Story = { args: { dragAndDrop: false } };
export const Wrong: Story = { args: { error: 'لطفاً فایل شماره‌ها را انتخاب کنید.', required: true } };
export const Disabled: Story = { args: { disabled: true, value: [uploaded('numbers.xlsx', 12_000)] } };

const pick = (...files: readonly File[]) => ({
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) return;
    const chosen = new DataTransfer();
    for (const file of files) chosen.items.add(file);
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  },
});
const half: Upload<string> = (file, { onProgress }) => {
  onProgress(0.42);
  return file.name.includes('cut') ? Promise.reject(new Error('cut')) : new Promise(() => undefined);
};

export const OnItsWay: Story = { args: { upload: half }, ...pick(new File(['data'], 'numbers.xlsx')) };
export const SomeFailed: Story = {
  args: { upload: half, maxFiles: 5, value: [uploaded('numbers.xlsx', 12_000)] },
  ...pick(new File(['data'], 'cut-a.xlsx'), new File(['data'], 'photo.png'), new File([], 'empty.xls')),
};
