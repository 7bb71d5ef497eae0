import { apiOrigin } from '@peyk/shared-api-client';
import { DetailView } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import {
  Caption,
  Card,
  CardTitle,
  CodeBox,
  Fact,
  Facts,
  LinkButton,
  Money,
  Notice,
  Stack,
  When,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { apiCallQuery, type ApiCallDetail } from '../../api/api-calls';
import { callsMessages as messages } from '../../calls-messages';
import { CallAddress, CallSurface, CallTitle, LongLatin } from '../../components/call-name';
import { CallStatus } from '../../components/call-status';
import { DEVELOPERS_PATHS, reportPath } from '../../developers-paths';
import { sendOf } from '../../model/api-calls';
import { callAsCurl } from '../../model/call-as-curl';
import { RepeatActions, Repeats } from './repeat-part';

const UNKNOWN = {
  title: messages.unknownTitle,
  help: messages.unknownHelp,
  to: DEVELOPERS_PATHS.apiCalls,
  back: messages.backToList,
};

/** One call: what was asked, what was answered, and how to make it again. */
export default function ApiCallScreen() {
  usePage({ title: messages.one, backTo: DEVELOPERS_PATHS.apiCalls });
  const { id = '' } = useParams();
  return (
    <DetailView query={useQuery(apiCallQuery(id))} unknown={UNKNOWN}>
      {(detail) => (
        <Stack gap={4}>
          <CallCard detail={detail} />
          <Repeats detail={detail} />
          <BodyCard title={messages.request} body={detail.request} />
          <BodyCard title={messages.answer} body={detail.answer} />
          {detail.call.surface === 'api' && <CurlCard detail={detail} />}
        </Stack>
      )}
    </DetailView>
  );
}

function CallCard({ detail }: { readonly detail: ApiCallDetail }) {
  const { call } = detail;
  const mayReport = useMay('report.read');
  const sendId = sendOf(detail);
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle>
          <CallTitle {...call} />
        </CardTitle>
        {call.message !== null && <Notice tone="danger">{call.message}</Notice>}
        <CallFacts detail={detail} />
        <Stack row gap={2}>
          {mayReport && sendId !== undefined && (
            <LinkButton component={Link} to={reportPath(sendId)} icon="reports">
              {messages.toSend}
            </LinkButton>
          )}
          <RepeatActions detail={detail} />
        </Stack>
      </Stack>
    </Card>
  );
}

function CallFacts({ detail: { call, repeatable_until } }: { readonly detail: ApiCallDetail }) {
  const { at, key_title, price, ms, ip, idempotency_key, request_id } = call;
  const [heads, words] = [messages.columns, messages.facts];
  return (
    <Facts look="lined">
      <Fact name={heads.status}>
        <CallStatus {...call} />
      </Fact>
      <Fact name={heads.at}>
        <When instant={at} />
      </Fact>
      <Fact name={heads.path}>
        <CallAddress {...call} />
      </Fact>
      <Fact name={words.surface}>
        <CallSurface {...call} />
      </Fact>
      <Fact name={heads.key}>
        <bdi>{key_title}</bdi>
      </Fact>
      <Fact name={heads.ms}>{messages.ms(ms)}</Fact>
      <Fact name={heads.price}>{price === null ? messages.none : <Money rial={price} />}</Fact>
      <Fact name={words.ip}>
        <LongLatin text={ip} />
      </Fact>
      <Fact name={words.idempotencyKey}>
        {idempotency_key === null ? messages.none : <LongLatin text={idempotency_key} />}
      </Fact>
      {repeatable_until !== null && (
        <Fact name={messages.repeatableUntil}>
          <When instant={repeatable_until} />
        </Fact>
      )}
      <Fact name={words.requestId}>
        <LongLatin text={request_id} />
      </Fact>
    </Facts>
  );
}

function BodyCard({ title, body }: { readonly title: string; readonly body: string | null }) {
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>{title}</CardTitle>
        {body === null ? <Caption as="p">{messages.notKept}</Caption> : <CodeBox text={body} label={title} />}
      </Stack>
    </Card>
  );
}

function CurlCard({ detail }: { readonly detail: ApiCallDetail }) {
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>{messages.curl}</CardTitle>
        <Caption as="p">{messages.curlHint}</Caption>
        <CodeBox text={callAsCurl(detail, apiOrigin())} label={messages.curl} />
      </Stack>
    </Card>
  );
}
