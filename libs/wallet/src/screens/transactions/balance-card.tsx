import { useQuery } from '@tanstack/react-query';
import { creditQuery } from '@peyk/shared-api-client';
import {
  Caption,
  Card,
  ErrorFace,
  Figure,
  ForbiddenFace,
  Money,
  QueryView,
  SkeletonFigure,
  font,
  media,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { messages } from '../../messages';
import { AlertLine } from './alert-line';

const Columns = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[6],
  '& > div + div': { borderInlineStart: `1px solid ${tone.hairline}`, paddingInlineStart: space[6] },
  '& dt': { fontWeight: font.medium },
  [media.mobile]: {
    gridTemplateColumns: '1fr',
    gap: space[4],
    '& > div + div': { border: 0, padding: 0 },
  },
});

/** What can be spent, and what is held for sends that run. */
export function BalanceCard() {
  const query = useQuery(creditQuery());
  return (
    <Card>
      <QueryView
        query={query}
        loading={<SkeletonFigure label={messages.balance} />}
        isEmpty={() => false}
        empty={null}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {({ credit, held, alert_below }) => (
          <>
            <Columns>
              <Balance name={messages.balance} rial={credit} help={messages.balanceHelp} />
              <Balance name={messages.held} rial={held} help={messages.heldHelp} />
            </Columns>
            <AlertLine credit={credit} below={alert_below} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

interface BalanceProps {
  readonly name: string;
  readonly rial: string;
  readonly help: string;
}

function Balance({ name, rial, help }: BalanceProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Figure style={{ display: 'block' }}>
          <Money rial={rial} floored />
        </Figure>
        <Caption>{help}</Caption>
      </dd>
    </div>
  );
}
