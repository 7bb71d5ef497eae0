import { saveBlob } from '@peyk/shared-api-client';
import { FormDialog, ShownOnceDialog, useServerForm } from '@peyk/shared-screens';
import { sessionEvents, useAppDispatch } from '@peyk/shared-store';
import {
  Button,
  Caption,
  CopyButton,
  LatinRun,
  Notice,
  PasswordField,
  Stack,
  TextField,
  font,
  space,
  styled,
} from '@peyk/shared-ui';
import { requiredMessage } from '@peyk/shared-validation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { object, string } from 'yup';
import { confirmTwoFactor, showTwoFactorQr, twoFactorQuery, type TwoFactorSecret } from '../../api/two-factor';
import { QrCode } from '../../components/qr-code';
import { twoFactorMessages as words } from '../../two-factor-messages';

const CODE_DIGITS = 6;
const PASSWORD = object({ current: string().required(requiredMessage(words.current)) });
const CODE = object({ code: string().length(CODE_DIGITS, words.wrongLength).required(words.wrongLength) });

const Codes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  textAlign: 'center',
  fontSize: font.lead,
});

/** Turns the authenticator on: the password, the QR code with a code of the app, the recovery codes. Mount it to open it. */
export default function TurnOnDialog({ onClose }: { readonly onClose: () => void }) {
  const [secret, setSecret] = useState<TwoFactorSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const client = useQueryClient();
  const dispatch = useAppDispatch();
  if (codes !== undefined) {
    const finish = () => {
      void client.invalidateQueries({ queryKey: twoFactorQuery.queryKey });
      // An account that requires it has kept everything else away until now.
      dispatch(sessionEvents.rightsDoubted());
      onClose();
    };
    return <RecoveryCodes codes={codes} onClose={finish} />;
  }
  if (secret !== undefined) return <ScanStep secret={secret} onCodes={setCodes} onClose={onClose} />;
  return <PasswordStep onSecret={setSecret} onClose={onClose} />;
}

interface PasswordStepProps {
  readonly onSecret: (secret: TwoFactorSecret) => void;
  readonly onClose: () => void;
}

function PasswordStep({ onSecret, onClose }: PasswordStepProps) {
  const form = useServerForm({
    initialValues: { current: '' },
    schema: PASSWORD,
    fields: { current: 'current_password' },
    submit: ({ current }) => showTwoFactorQr(current),
    onDone: onSecret,
  });
  return (
    <FormDialog title={words.title} submitLabel={words.next} form={form} onClose={onClose}>
      <Caption>{words.passwordHelp}</Caption>
      <PasswordField {...form.bind('current')} label={words.current} autoComplete="current-password" required />
    </FormDialog>
  );
}

interface ScanStepProps {
  readonly secret: TwoFactorSecret;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

function ScanStep({ secret: { address, secret }, onCodes, onClose }: ScanStepProps) {
  const form = useServerForm({
    initialValues: { code: '' },
    schema: CODE,
    submit: ({ code }) => confirmTwoFactor(code),
    onDone: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  return (
    <FormDialog title={words.title} submitLabel={words.turnOn} form={form} onClose={onClose}>
      <Caption>{words.scan}</Caption>
      <QrCode text={address} label={words.qr} />
      <Stack gap={1}>
        <Caption>{words.orType}</Caption>
        <Stack row gap={2}>
          <LatinRun>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</LatinRun>
          <CopyButton text={secret} what={words.secret} />
        </Stack>
      </Stack>
      <TextField
        {...form.bind('code')}
        label={words.code}
        kind="digits"
        maxLength={CODE_DIGITS}
        autoComplete="one-time-code"
        required
      />
    </FormDialog>
  );
}

/** Shown once. */
function RecoveryCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const text = codes.join('\n');
  return (
    <ShownOnceDialog
      title={words.codesTitle}
      lost={words.codesLost}
      keptLabel={words.done}
      action={
        <Button icon="file" onClick={() => saveBlob(new Blob([`${text}\n`], { type: 'text/plain' }), words.fileName)}>
          {words.saveCodes}
        </Button>
      }
      onClose={onClose}
    >
      <Stack gap={4}>
        <Notice tone="attention">{words.codesHelp}</Notice>
        <Codes>
          {codes.map((code) => (
            <li key={code}>
              <LatinRun>{code}</LatinRun>
            </li>
          ))}
        </Codes>
        <div>
          <CopyButton text={text} what={words.copyCodes} />
        </div>
      </Stack>
    </ShownOnceDialog>
  );
}
