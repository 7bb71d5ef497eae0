import { Checkbox, JalaliDatePicker, Stack, TextField, bindField, media, space, styled } from '@peyk/shared-ui';
import type { FormikProps } from 'formik';
import { optionsMessages } from '../../options-messages';
import type { Composition } from '../../model/composition';
import { TestSend } from './test-send';

const words = optionsMessages;

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  paddingBlockStart: space[3],
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface SendOptionsProps {
  readonly form: FormikProps<Composition>;
  /** Recipients have texts of their own, whose links stay as they are. */
  readonly hasOwnTexts: boolean;
  readonly problemOf: (field: keyof Composition) => string | undefined;
  readonly onUnreadTime: (text: string) => void;
}

/** When a send leaves, how fast, and until when it may; and a test to one's own number before it. */
export default function SendOptions({ form, hasOwnTexts, problemOf, onUnreadTime }: SendOptionsProps) {
  return (
    <Stack gap={4}>
      <Fields>
        <JalaliDatePicker
          label={words.sendTime}
          hint={words.sendTimeHint}
          value={form.values.sendTime}
          onChange={(instant) => void form.setFieldValue('sendTime', instant)}
          onUnread={onUnreadTime}
          time={{ minuteStep: 5 }}
          disablePast
          error={problemOf('sendTime')}
        />
        <TextField
          label={words.rate}
          kind="digits"
          unit={words.rateUnit}
          hint={words.rateHint}
          {...bindField(form, 'rate')}
          error={problemOf('rate')}
        />
        <TextField
          label={words.validity}
          kind="digits"
          unit={words.validityUnit}
          hint={words.validityHint}
          {...bindField(form, 'validity')}
          error={problemOf('validity')}
        />
        <TextField
          label={words.weekly}
          kind="digits"
          unit={words.weeklyUnit}
          hint={words.weeklyHint}
          {...bindField(form, 'weeklyLimit')}
          error={problemOf('weeklyLimit')}
        />
      </Fields>
      {!hasOwnTexts && (
        <Checkbox
          label={words.trackLinks}
          hint={words.trackLinksHint}
          value={form.values.trackLinks}
          onChange={(isTracking) => void form.setFieldValue('trackLinks', isTracking)}
          error={problemOf('trackLinks')}
        />
      )}
      <TestSend line={form.values.line} text={form.values.text} />
    </Stack>
  );
}
