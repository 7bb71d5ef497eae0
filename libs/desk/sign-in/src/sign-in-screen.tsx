import { answerOf, describeError } from '@peyk/shared-api-client';
import { TOKEN_KEY, writeStored } from '@peyk/shared-store';
import {
  BrandMark,
  Button,
  Caption,
  Notice,
  PasswordField,
  Stack,
  TextField,
  TilePattern,
  font,
  media,
  size,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { deskApi } from '@peyk/desk-api';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { messages } from './messages';

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
  minBlockSize: '100dvh',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
});
const Main = styled('main')({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  inlineSize: '100%',
  maxInlineSize: size.form - 120,
  marginInline: 'auto',
  padding: space[6],
  paddingBlockStart: '18vh',
  [media.mobile]: { paddingBlockStart: space[8] },
});
const Title = styled('h1')({ fontSize: font.heading, fontWeight: font.bold, lineHeight: font.tightLineHeight });
const Form = styled('form')({ display: 'grid', gap: space[4] });
const Wall = styled('aside')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  overflow: 'hidden',
  padding: space[16],
  background: tone.menu,
  color: tone.onMenu,
  [media.mobile]: { order: -1, padding: space[6] },
});
/** The tiles fade towards the name, so that no line runs through a letter. */
const Tiles = styled('div')({
  position: 'absolute',
  inset: 0,
  maskImage: 'linear-gradient(to top, transparent 24%, black 62%)',
  [media.mobile]: { maskImage: 'linear-gradient(270deg, transparent 40%, black)' },
});
const Name = styled('p')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: font.figure,
  fontWeight: font.bold,
  [media.mobile]: { fontSize: font.title },
});

const CODE = /^\d{6}$/;
const EMPTY = { username: '', password: '', code: '' };
type Fields = typeof EMPTY;

const signInQuery = () =>
  queryOptions({
    queryKey: ['desk-sign-in'],
    queryFn: ({ signal }) => answerOf(deskApi.GET('/sign-in', { signal })),
    // The demo's code is good for half a minute.
    staleTime: 0,
  });

function faultsOf({ username, password, code }: Fields): Partial<Fields> {
  return {
    ...(username === '' && { username: messages.missing }),
    ...(password === '' && { password: messages.missing }),
    ...(!CODE.test(code) && { code: code === '' ? messages.missing : messages.badCode }),
  };
}

/** Signing in to the desk: username, password and the code of the authenticator, in one step. */
export default function SignInScreen() {
  const navigate = useNavigate();
  const [fields, setFields] = useState(EMPTY);
  const [faults, setFaults] = useState<Partial<Fields>>({});
  const { data: told, refetch } = useQuery(signInQuery());
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: Fields) => answerOf(deskApi.POST('/sign-in', { body })),
    onSuccess: ({ token }) => {
      writeStored(TOKEN_KEY, token);
      void navigate('/', { replace: true });
    },
    // A code counts once, right or wrong is not told apart: the next try takes the next one.
    onError: () => setFields((before) => ({ ...before, code: '' })),
  });
  const bind = (name: keyof Fields) => ({
    label: messages[name],
    value: fields[name],
    error: faults[name],
    onChange: (value: string) => {
      reset();
      setFields((before) => ({ ...before, [name]: value }));
      setFaults((before) => ({ ...before, [name]: undefined }));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(fields);
    setFaults(found);
    if (Object.keys(found).length === 0 && !isPending) mutate(fields);
  };
  const fill = () =>
    void refetch().then(({ data }) => {
      if (data?.demo) setFields({ code: '', ...data.demo });
      setFaults(data?.demo?.code === undefined ? { code: messages.soon } : {});
    });
  return (
    <Page>
      <Main>
        <Stack gap={1}>
          <Title>{messages.title}</Title>
          <Caption>{messages.lead}</Caption>
        </Stack>
        {told?.demo && (
          <Notice tone="info">
            <Stack gap={2}>
              {messages.demo(told.demo.username)}
              <Button onClick={fill}>{messages.fill}</Button>
            </Stack>
          </Notice>
        )}
        <Form noValidate onSubmit={submit}>
          {error && <Notice tone="danger">{describeError(error)}</Notice>}
          <TextField {...bind('username')} kind="latin" maxLength={64} autoComplete="username" autoFocus />
          <PasswordField {...bind('password')} autoComplete="current-password" />
          <TextField
            {...bind('code')}
            kind="digits"
            maxLength={6}
            autoComplete="one-time-code"
            hint={messages.codeHint}
          />
          <Button type="submit" variant="primary" busy={isPending}>
            {messages.submit}
          </Button>
        </Form>
      </Main>
      <Wall>
        <Tiles>
          <TilePattern tile={112} strength={0.16} />
        </Tiles>
        <Name>
          <BrandMark size={48} on="menu" />
          {messages.product}
        </Name>
      </Wall>
    </Page>
  );
}
