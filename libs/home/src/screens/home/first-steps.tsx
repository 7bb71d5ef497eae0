import { Card, EmptyDrawing, font, media, radius, space, styled, tone } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { messages } from '../../messages';

const Root = styled(Card)({ display: 'grid', justifyItems: 'center', gap: space[4], paddingBlock: space[8] });
const Title = styled('h2')({ fontSize: font.title, fontWeight: font.bold, textAlign: 'center' });
const Help = styled('p')({ color: tone.inkSoft, textAlign: 'center' });
const Steps = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  inlineSize: '100%',
  [media.mobile]: { gridTemplateColumns: '1fr' },
});
const Step = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  columnGap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  background: tone.sunken,
  '& p': { gridColumn: 2, color: tone.inkSoft, fontSize: font.caption },
});
const Ordinal = styled('span')({ color: tone.turquoiseText, fontWeight: font.bold, fontSize: font.title });
const StepTitle = styled('h3')({ fontSize: font.body, fontWeight: font.bold, alignSelf: 'center' });

/** The face of home before anything was sent: the way to the first delivered message in three steps. */
export default function FirstSteps() {
  return (
    <Root>
      <EmptyDrawing name="send" />
      <Title>{messages.firstTitle}</Title>
      <Help>{messages.firstHelp}</Help>
      <Steps data-testid="first-steps">
        {messages.steps.map(({ title, text }, index) => (
          <Step key={title}>
            <Ordinal aria-hidden="true">{toPersianDigits(index + 1)}</Ordinal>
            <StepTitle>{title}</StepTitle>
            <p>{text}</p>
          </Step>
        ))}
      </Steps>
    </Root>
  );
}
