import {
  Button,
  Caption,
  Card,
  CardTitle,
  ErrorFace,
  ForbiddenFace,
  Notice,
  QueryView,
  SkeletonRows,
  Stack,
  StatusChip,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { twoFactorQuery, type TwoFactorState } from '../../api/two-factor';
import { twoFactorMessages as words } from '../../two-factor-messages';

/** With what draws the QR code, which nobody loads who only looks. */
const TurnOnDialog = lazy(() => import('./turn-on-dialog'));
const TurnOffDialog = lazy(() => import('./turn-off-dialog'));

/** Fewer than this are few. */
const FEW = 3;

/** Signing in with an authenticator: whether it is on, and the way to change that. */
export function TwoFactorCard() {
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>{words.title}</CardTitle>
        <Caption>{words.help}</Caption>
        <QueryView
          query={useQuery(twoFactorQuery)}
          loading={<SkeletonRows count={1} />}
          isEmpty={() => false}
          empty={null}
          error={(view) => <ErrorFace {...view} />}
          forbidden={<ForbiddenFace />}
        >
          {(state) => <Standing state={state} />}
        </QueryView>
      </Stack>
    </Card>
  );
}

function Standing({ state }: { readonly state: TwoFactorState }) {
  const { is_on: isOn, is_required: isRequired, recovery_codes_left: left } = state;
  const [open, setOpen] = useState<'on' | 'off'>();
  const close = () => setOpen(undefined);
  return (
    <Stack gap={3}>
      {isRequired && !isOn && <Notice tone="attention">{words.requiredOff}</Notice>}
      {isOn && left < FEW && <Notice tone="attention">{words.fewLeft}</Notice>}
      <Stack row gap={3}>
        <StatusChip tone={isOn ? 'alive' : 'quiet'} icon={isOn ? 'check' : 'minus'}>
          {isOn ? words.on : words.off}
        </StatusChip>
        {isOn && <Caption>{words.remaining(left)}</Caption>}
      </Stack>
      <div>
        {isOn && isRequired ? (
          <Caption>{words.requiredOn}</Caption>
        ) : isOn ? (
          <Button variant="danger" onClick={() => setOpen('off')}>
            {words.turnOff}
          </Button>
        ) : (
          <Button icon="lock" onClick={() => setOpen('on')}>
            {words.turnOn}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {open === 'on' && <TurnOnDialog onClose={close} />}
        {open === 'off' && <TurnOffDialog onClose={close} />}
      </Suspense>
    </Stack>
  );
}
