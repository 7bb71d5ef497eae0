import type { SendDetails } from '@peyk/shared-sends';
import { useMayCheck } from '@peyk/shared-store';
import {
  ActionMenu,
  Button,
  IconButton,
  LinkButton,
  media,
  space,
  styled,
  useIsMobile,
  type ActionMenuItem,
} from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { Link } from 'react-router';
import { messages } from '../../messages';
import { copyPath } from '../../reports-paths';
import type { usePauseSend } from './use-pause-send';

/** Each comes when it is asked for: nobody needs them to read a report. */
const DIALOGS = {
  reschedule: lazy(() => import('./reschedule-dialog')),
  rate: lazy(() => import('./rate-dialog')),
  limits: lazy(() => import('./limits-dialog')),
  test: lazy(() => import('./test-dialog')),
  resend: lazy(() => import('./resend-dialog')),
  draft: lazy(() => import('./keep-draft-dialog')),
} as const;
type DialogName = keyof typeof DIALOGS;

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  // Buttons share the line and never break their words; what does not fit goes to the next line. With less room at their
  // ends two long ones and the menu fit into one line.
  [media.mobile]: {
    inlineSize: '100%',
    gap: space[2],
    '&& > *': { flex: '1 1 auto', whiteSpace: 'nowrap', paddingInline: space[3] },
    '&& > [aria-haspopup]': { flex: 'none' },
  },
});

interface SendActionsProps {
  readonly send: SendDetails;
  readonly onStop: () => void;
  readonly pausing: ReturnType<typeof usePauseSend>;
}

/** What can be done with a send now, by the word of the API and the person's rights: the most wanted as buttons, the rest in a menu. */
export function SendActions({ send, onStop, pausing }: SendActionsProps) {
  const [open, setOpen] = useState<DialogName>();
  const Dialog = open && DIALOGS[open];
  const may = useMayCheck();
  const more = rarerActions(send, setOpen, may);
  const isMobile = useIsMobile();
  return (
    <>
      <Row>
        {send.can_resume && may('send.change') && (
          <Button variant="primary" icon="play" busy={pausing.busy} onClick={pausing.resume}>
            {messages.control.resume}
          </Button>
        )}
        {send.can_pause && may('send.stop') && (
          <Button icon="pause" busy={pausing.busy} onClick={pausing.pause}>
            {messages.control.pause}
          </Button>
        )}
        {send.can_stop && may('send.stop') && (
          <Button variant="danger" icon="stop" onClick={onStop}>
            {messages.stop.button}
          </Button>
        )}
        {send.resendable_count > 0 && send.text !== '' && may('send.create') && (
          <Button icon="refresh" onClick={() => setOpen('resend')}>
            {messages.resend.button}
          </Button>
        )}
        {!isUnderWay(send) && hasTextOfAll(send) && may('send.create') && (
          <LinkButton component={Link} to={copyPath(send.id)} icon="copy">
            {messages.send.again}
          </LinkButton>
        )}
        {more.length > 0 && (
          <ActionMenu
            label={messages.control.more}
            items={more}
            trigger={(props) =>
              isMobile ? (
                <IconButton {...props} icon="more" label={messages.control.more} />
              ) : (
                <Button {...props} icon="more">
                  {messages.control.more}
                </Button>
              )
            }
          />
        )}
      </Row>
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog send={send} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The text of a code is nobody's to send again or to keep; in peer-to-peer there is none but those of each recipient. */
function isNobodys({ type }: SendDetails): boolean {
  return type === 'verification' || type === 'peer_to_peer';
}

/** A text that can be sent again as it is: with variables it would leave with its braces. */
function hasTextOfAll(send: SendDetails): boolean {
  return !isNobodys(send) && send.own_texts !== true && send.text !== '';
}

function isUnderWay(send: SendDetails): boolean {
  return send.can_pause || send.can_resume || send.can_stop;
}

function rarerActions(
  send: SendDetails,
  open: (name: DialogName) => void,
  may: ReturnType<typeof useMayCheck>,
): ActionMenuItem[] {
  const items: (ActionMenuItem & { readonly offered: boolean })[] = [
    {
      key: 'reschedule',
      label: messages.reschedule.button,
      icon: 'calendar',
      offered: send.can_reschedule && may('send.change'),
      onSelect: () => open('reschedule'),
    },
    {
      key: 'rate',
      label: messages.rate.button,
      icon: 'clock',
      offered: send.can_set_rate && may('send.change'),
      onSelect: () => open('rate'),
    },
    {
      key: 'limits',
      label: messages.limits.button,
      icon: 'pencil',
      offered: send.line_limits !== null && may('line.edit'),
      onSelect: () => open('limits'),
    },
    {
      key: 'draft',
      label: messages.draft.button,
      icon: 'bookmark',
      offered: send.text !== '' && !isNobodys(send) && may(['draft.read', 'draft.edit']),
      onSelect: () => open('draft'),
    },
    {
      key: 'test',
      label: messages.test.button,
      icon: 'phone',
      offered: hasTextOfAll(send) && may('send.create'),
      onSelect: () => open('test'),
    },
  ];
  return items.filter(({ offered }) => offered);
}
