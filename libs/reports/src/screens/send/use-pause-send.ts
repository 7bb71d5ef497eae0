import { useMutation } from '@tanstack/react-query';
import { describeError } from '@peyk/shared-api-client';
import type { SendDetails } from '@peyk/shared-sends';
import { pauseSend, resumeSend } from '../../api/control-send';
import { useChangedSend } from './use-changed-send';

/** Holds a send back and lets it go on: both can be undone, so nobody is asked. `fault` says why it was refused. */
export function usePauseSend({ id }: SendDetails) {
  const onSettled = useChangedSend(id);
  const pausing = useMutation({ mutationFn: () => pauseSend(id), onSettled });
  const resuming = useMutation({ mutationFn: () => resumeSend(id), onSettled });
  const failed = [pausing, resuming].find(({ isError }) => isError);
  return {
    pause: () => {
      resuming.reset();
      pausing.mutate();
    },
    resume: () => {
      pausing.reset();
      resuming.mutate();
    },
    busy: pausing.isPending || resuming.isPending,
    fault: failed ? describeError(failed.error) : undefined,
  };
}
