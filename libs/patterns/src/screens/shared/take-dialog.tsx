import { describeError } from '@peyk/shared-api-client';
import { fillPath } from '@peyk/shared-module';
import { ConfirmDialog, Fact, Facts, LatinRun, Notice, Stack, formatNumber, useToasts } from '@peyk/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { takeSharedPattern } from '../../api/change-patterns';
import { PATTERNS_KEY } from '../../api/patterns-key';
import type { SharedPattern } from '../../api/shared-patterns';
import { messages } from '../../messages';
import { PATTERNS_PATHS } from '../../patterns-paths';
import { WorstCase } from '../write/worst-case';

interface TakeDialogProps {
  readonly pattern: SharedPattern;
  readonly onClose: () => void;
}

/** Shows a shared pattern as the account would send it, and makes it one of its own. Mount it when it is to be open. */
export default function TakeDialog({ pattern, onClose }: TakeDialogProps) {
  const { id, kind, title, description, text, variables } = pattern;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToasts();
  const taking = useMutation({
    mutationFn: () => takeSharedPattern(id),
    onSuccess: (own) => {
      show({ text: own.title === title ? messages.shared.added : messages.shared.addedAs(own.title) });
      onClose();
      void navigate(fillPath(PATTERNS_PATHS.one, { id: own.id }));
    },
    // After a refusal, too: it may have been retired meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: PATTERNS_KEY }),
  });
  return (
    <ConfirmDialog
      open
      title={messages.shared.addTitle}
      confirmLabel={messages.shared.addConfirm}
      busy={taking.isPending}
      onConfirm={() => taking.mutate()}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>{messages.shared.addHelp}</p>
        <WorstCase
          text={text}
          variables={variables.map((one) => ({ name: one.name, type: one.type, maxLength: one.max_length }))}
        />
        <Facts look="lined">
          <Fact name={messages.fields.title}>{title}</Fact>
          <Fact name={messages.fields.type}>{messages.sharedType(messages.types[kind])}</Fact>
          {description !== null && <Fact name={messages.systemic.description}>{description}</Fact>}
          {variables.map((one) => (
            <Fact key={one.name} name={<LatinRun>{`{{${one.name}}}`}</LatinRun>}>
              {messages.variableTypes[one.type]}، {messages.upTo(formatNumber(one.max_length))}
            </Fact>
          ))}
        </Facts>
        {taking.isError && <Notice tone="danger">{describeError(taking.error)}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
