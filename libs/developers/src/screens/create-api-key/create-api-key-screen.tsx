import { useServerForm, useUnsavedGuard } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import {
  Card,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  QueryView,
  SkeletonRows,
  Stack,
  Stepper,
  size,
  space,
  styled,
} from '@peyk/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { API_KEYS_KEY, apiKeysQuery, createApiKey, sendApiKeyCode, type ApiKeyRole } from '../../api/api-keys';
import { DEVELOPERS_PATHS } from '../../developers-paths';
import { messages } from '../../messages';
import { apiKeySchema, toFields, type ApiKeyFormValues } from '../../model/api-key-form';
import type { Challenge } from '../../model/challenge';
import { CodeStep } from './code-step';
import { FieldsStep } from './fields-step';
import { SecretStep } from './secret-step';

const Column = styled('div')({ maxInlineSize: size.form + space[16] });
const STEPS = messages.steps.map((title) => ({ key: title, title }));
const EMPTY: ApiKeyFormValues = { title: '', mode: 'live', role: '', addresses: '', expiresAt: '' };

interface Choices {
  readonly everything: boolean;
  readonly roles: readonly ApiKeyRole[];
}

/** A new key: what it is for, a code by SMS, and the key itself, once. */
export default function CreateApiKeyScreen() {
  usePage({ title: messages.createTitle, backTo: DEVELOPERS_PATHS.apiKeys });
  return (
    <QueryView
      query={useQuery(apiKeysQuery)}
      loading={<SkeletonRows count={4} />}
      isEmpty={({ choices }) => !choices.everything && choices.roles.length === 0}
      empty={<EmptyFace drawing="lock" title={messages.noChoiceTitle} help={messages.noChoiceHelp} />}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {({ choices }) => <Steps choices={choices} />}
    </QueryView>
  );
}

/** Where someone is on the way to a key. */
type Progress =
  | { readonly at: 0 }
  | { readonly at: 1; readonly challenge: Challenge; readonly values: ApiKeyFormValues }
  | { readonly at: 2; readonly secret: string };

function Steps({ choices }: { readonly choices: Choices }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>({ at: 0 });
  // Who goes back to mend something needs no second code, and would wait a minute for one.
  const [sent, setSent] = useState<Challenge | null>(null);
  const form = useServerForm({
    initialValues: EMPTY,
    schema: apiKeySchema,
    submit: async (values) => {
      const isGood = sent !== null && sent.expiresAt > Date.now();
      return { values, challenge: isGood ? sent : await sendApiKeyCode() };
    },
    onDone: ({ values, challenge }) => {
      setSent(challenge);
      setProgress({ at: 1, challenge, values });
    },
  });
  const kept = useRef(false);
  const isShown = progress.at === 2;
  const { question } = useUnsavedGuard(
    isShown || form.form.dirty,
    () => kept.current,
    isShown ? messages.lost : undefined,
  );
  const leave = () => {
    kept.current = true;
    void navigate(DEVELOPERS_PATHS.apiKeys);
  };
  const showSecret = ({ secret }: { readonly secret: string }) => {
    void client.invalidateQueries({ queryKey: API_KEYS_KEY });
    setProgress({ at: 2, secret });
  };
  return (
    <Column>
      <Card>
        <Stack gap={5}>
          <Stepper label={messages.stepsLabel} steps={STEPS} current={progress.at} />
          {progress.at === 0 && <FieldsStep form={form} choices={choices} />}
          {progress.at === 1 && (
            <CodeStep
              challenge={progress.challenge}
              confirm={(code) => createApiKey({ ...toFields(progress.values), ...code })}
              onConfirmed={showSecret}
              onChallenge={(challenge) => {
                setSent(challenge);
                setProgress({ ...progress, challenge });
              }}
              onBack={(isOver) => {
                if (isOver) setSent(null);
                setProgress({ at: 0 });
              }}
            />
          )}
          {progress.at === 2 && <SecretStep secret={progress.secret} onKept={leave} />}
        </Stack>
      </Card>
      {question}
    </Column>
  );
}
