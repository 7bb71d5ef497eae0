import type { SendMaker } from '@peyk/shared-sends';
import { LatinRun, LongWords, font, styled, tone } from '@peyk/shared-ui';
import { SEND_MAKER_NAMES } from '@peyk/shared-sms';
import { messages } from '../messages';

const Lines = styled('span')({ display: 'inline-grid', justifyItems: 'start', minInlineSize: 0 });
const Name = styled('bdi')({
  '&[data-short]': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
});
const Soft = styled('span')({ color: tone.inkSoft, fontSize: font.caption });

interface MakerProps {
  readonly by: SendMaker;
  /** Names may be alike: where there is room the user name stands beneath, and a long name in full. */
  readonly withUsername?: boolean;
}

/** Who made a send: a name, and beneath it by what where they did not do it by hand; that alone where it was nobody of the account. */
export function Maker({ by: { kind, person }, withUsername = false }: MakerProps) {
  const what = kind === 'member' ? null : SEND_MAKER_NAMES[kind];
  if (person === null) return <span>{what ?? messages.maker.unknown}</span>;
  return (
    <Lines>
      <Name data-short={withUsername ? undefined : true} title={withUsername ? undefined : person.name}>
        <LongWords>{person.name}</LongWords>
      </Name>
      {withUsername && (
        <Soft>
          <LatinRun>{person.username}</LatinRun>
        </Soft>
      )}
      {what !== null && <Soft>{what}</Soft>}
    </Lines>
  );
}
