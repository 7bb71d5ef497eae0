import { MessageText } from '@peyk/shared-screens';
import { Dialog, Fact, Facts, LatinRun, MobileNumber, Stack, When, formatNumber, space, styled } from '@peyk/shared-ui';
import type { ReaderDraw } from '../../api/readers';
import { readerMessages } from '../../reader-messages';

const words = readerMessages.draws;
const Winners = styled('ol')({ display: 'grid', gap: space[2], listStyle: 'none', margin: 0, padding: 0 });
const Winner = styled('li')({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'baseline' });
const Long = styled('bdi')({ overflowWrap: 'anywhere', direction: 'ltr' });

/** Who has won, and what is needed to draw again. */
export default function WinnersDialog({ draw, onClose }: { readonly draw: ReaderDraw; readonly onClose: () => void }) {
  return (
    <Dialog open title={words.winners} wide onClose={onClose}>
      <Stack gap={4}>
        <Winners>
          {draw.winners.map(({ code, number }, at) => (
            <Winner key={`${at} ${number}`}>
              <span>{formatNumber(at + 1)}.</span>
              <MobileNumber number={number} />
              <MessageText text={code}>
                <LatinRun>{code}</LatinRun>
              </MessageText>
            </Winner>
          ))}
        </Winners>
        <Facts look="lined">
          <Fact name={words.drawnAt}>
            <When instant={draw.drawn_at} />
          </Fact>
          <Fact name={words.entries}>{formatNumber(draw.entry_count)}</Fact>
          <Fact name={words.seedName}>
            <Long>{draw.seed}</Long>
          </Fact>
          <Fact name={words.listHash}>
            <Long>{draw.list_hash}</Long>
          </Fact>
        </Facts>
      </Stack>
    </Dialog>
  );
}
