import { useUndoable } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import {
  ActionMenu,
  Button,
  Caption,
  Card,
  IconButton,
  MobileNumber,
  Stack,
  StatusChip,
  font,
  styled,
  type ActionMenuItem,
} from '@peyk/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import type { ConversationPage } from '../../api/conversation';
import { addToBlacklist, takeOffBlacklist, type BlacklistKind } from '../../api/keep-sender';
import { CONVERSATION_KEY } from '../../api/keys';
import { messages } from '../../messages';

const words = messages.person;
const AddContactDialog = lazy(() => import('./add-contact-dialog'));

const Row = styled(Card)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
});
const Name = styled('h2')({ fontSize: font.lead, fontWeight: font.bold, overflowWrap: 'anywhere' });

/** Who it is that writes, and what can be done about it: keep the number, or hear no more of it. */
export function PersonCard({ person }: { readonly person: ConversationPage }) {
  const [isAdding, setAdding] = useState(false);
  const mayEdit = useMay('contact.edit');
  const items = useBlacklistItems(person);
  const { sender, is_mobile: isMobile, is_contact: isContact, contact_name: contactName } = person;
  return (
    <Row aria-label={messages.sender}>
      <div style={{ minInlineSize: 0 }}>
        <Name>{contactName === null ? <MobileNumber number={sender} /> : <bdi>{contactName}</bdi>}</Name>
        <Stack row gap={2}>
          {contactName !== null && (
            <Caption>
              <MobileNumber number={sender} />
            </Caption>
          )}
          {person.blacklisted && <Mark text={words.inSendBlacklist} />}
          {person.receive_blacklisted && <Mark text={words.inReceiveBlacklist} />}
          {person.opted_out && <Mark text={words.optedOut} />}
        </Stack>
      </div>
      {isMobile && (
        <Stack row gap={2}>
          {mayEdit && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              {isContact ? words.addToPhonebook : words.addContact}
            </Button>
          )}
          {items.length > 0 && (
            <ActionMenu
              label={words.more}
              items={items}
              trigger={(props) => <IconButton icon="more" label={words.more} {...props} />}
            />
          )}
        </Stack>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddContactDialog {...{ person, isContact, contactName }} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Row>
  );
}

function Mark({ text }: { readonly text: string }) {
  return (
    <StatusChip tone="attention" icon="stop">
      {text}
    </StatusChip>
  );
}

/** Both blacklists: on to one and off it, each with a way back. */
function useBlacklistItems(person: ConversationPage): readonly ActionMenuItem[] {
  const { blacklisted, receive_blacklisted } = person;
  const sender = person.sender_ref ?? person.sender;
  const undoable = useUndoable();
  const client = useQueryClient();
  const mayEdit = useMay('blacklist.edit');
  if (!mayEdit) return [];
  const change = (kind: BlacklistKind, isOn: boolean, sentence: string) => () =>
    undoable<unknown>({
      sentence,
      run: () => (isOn ? takeOffBlacklist : addToBlacklist)(sender, kind),
      undo: () => (isOn ? addToBlacklist : takeOffBlacklist)(sender, kind),
      onSettled: () => void client.invalidateQueries({ queryKey: CONVERSATION_KEY }),
    });
  return [
    {
      key: 'send',
      icon: 'stop',
      label: blacklisted ? words.unblockSend : words.blockSend,
      onSelect: change('send', blacklisted, blacklisted ? words.unblockedSend : words.blockedSend),
    },
    {
      key: 'receive',
      icon: 'eyeOff',
      label: receive_blacklisted ? words.unblockReceive : words.blockReceive,
      onSelect: change(
        'receive',
        receive_blacklisted,
        receive_blacklisted ? words.unblockedReceive : words.blockedReceive,
      ),
    },
  ];
}
