import { FormDialog, linesQuery, useServerForm } from '@peyk/shared-screens';
import { Checkbox, TextField } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useQueryClient } from '@tanstack/react-query';
import { boolean, object, string } from 'yup';
import { setLineDefaults } from '../../api/set-line-defaults';
import type { Line } from '../../model/types';

const words = {
  title: (number: string) => `خط ${toPersianDigits(number)}`,
  alias: 'نام دلخواه',
  aliasHint: 'مانند «خط فروش»؛ تنها شما و همکارانتان آن را می‌بینید.',
  isDefault: 'خط پیش‌فرض حساب',
  isDefaultHelp: 'در ارسال‌های تازه از پیش انتخاب می‌شود. برای عوض کردنش، خط دیگری را پیش‌فرض کنید.',
  save: 'ذخیره',
} as const;

/** The contract's own limit. */
const MAX_ALIAS_CHARS = 40;
const schema = object({ alias: string().defined(), isDefault: boolean().defined() });

/** What the account calls a line, and whether it is the default one. Mount it to open it. */
export default function LineDialog({ line, onClose }: { readonly line: Line; readonly onClose: () => void }) {
  const client = useQueryClient();
  const form = useServerForm({
    initialValues: { alias: line.alias ?? '', isDefault: line.is_default },
    schema,
    fields: { alias: 'alias', isDefault: 'number' },
    submit: ({ alias, isDefault }) =>
      setLineDefaults(line.number, { alias: alias.trim() === '' ? null : alias.trim(), isDefault }),
    onDone: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: linesQuery().queryKey }),
  });
  return (
    <FormDialog
      title={words.title(line.number)}
      submitLabel={words.save}
      form={form}
      disabled={!form.isDirty}
      onClose={onClose}
    >
      <TextField
        {...form.bind('alias')}
        label={words.alias}
        hint={words.aliasHint}
        maxLength={MAX_ALIAS_CHARS}
        clearable
      />
      <Checkbox
        {...form.bindValue('isDefault')}
        label={words.isDefault}
        hint={words.isDefaultHelp}
        disabled={line.is_default}
      />
    </FormDialog>
  );
}
