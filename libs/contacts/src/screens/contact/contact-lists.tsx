import { useUndoable } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { Button, Caption, Card, CardTitle, Icon, font, space, styled, tone, type IconName } from '@peyk/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SUPPRESSED_CHANGES } from '../../api/keys';
import type { Contact } from '../../api/list-contacts';
import { addSuppressed, removeSuppressed, type BlacklistKind } from '../../api/suppressed';
import { contactMessages } from '../../contact-messages';

const words = contactMessages;

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  rowGap: space[2],
  alignItems: 'start',
  paddingBlock: space[3],
  '& + &': { borderBlockStart: `1px solid ${tone.hairline}` },
  '& > svg': { marginBlockStart: space[1] },
  '& > button': { gridColumn: 2, justifySelf: 'start' },
});
const Words = styled('div')({ display: 'grid', '& > strong': { fontWeight: font.medium } });

/** On which of the three lists the number stands; the account's own two can be changed at once, and taken back. */
export function ContactLists({ contact }: { readonly contact: Contact }) {
  return (
    <Card>
      <CardTitle style={{ margin: 0 }}>{words.lists}</CardTitle>
      <Blacklist kind="send" icon="block" mobile={contact.mobile_ref ?? contact.mobile} isOn={contact.blacklisted} />
      <Blacklist
        kind="receive"
        icon="eyeOff"
        mobile={contact.mobile_ref ?? contact.mobile}
        isOn={contact.receive_blacklisted}
      />
      <Row>
        <Icon name="stop" />
        <Words>
          <strong>{words.cancel11.title}</strong>
          <Caption>{contact.opted_out ? words.cancel11.on : words.cancel11.off}</Caption>
        </Words>
      </Row>
    </Card>
  );
}

interface BlacklistProps {
  readonly kind: BlacklistKind;
  readonly icon: IconName;
  /** Or the name that stands for it. */
  readonly mobile: string;
  readonly isOn: boolean;
}

function Blacklist({ kind, icon, mobile, isOn }: BlacklistProps) {
  const said = words[kind];
  const client = useQueryClient();
  const undoable = useUndoable();
  const mayEdit = useMay('blacklist.edit');
  const [isBusy, setBusy] = useState(false);
  const put = () => addSuppressed(kind, [mobile]);
  const take = () => removeSuppressed(kind, [mobile]);
  const change = () => {
    setBusy(true);
    undoable({
      sentence: isOn ? said.removed : said.added,
      run: async () => void (await (isOn ? take() : put())),
      undo: isOn ? put : take,
      onSettled: () => {
        const refreshed = SUPPRESSED_CHANGES.map((queryKey) => client.invalidateQueries({ queryKey }));
        void Promise.all(refreshed).finally(() => setBusy(false));
      },
    });
  };
  return (
    <Row>
      <Icon name={icon} />
      <Words>
        <strong>{said.title}</strong>
        <Caption>{isOn ? said.on : said.off}</Caption>
      </Words>
      {mayEdit && (
        <Button busy={isBusy} onClick={change}>
          {isOn ? said.remove : said.add}
        </Button>
      )}
    </Row>
  );
}
