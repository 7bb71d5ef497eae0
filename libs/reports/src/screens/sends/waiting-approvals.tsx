import { MessageText } from '@peyk/shared-screens';
import { Caption, Card, CardTitle, Fact, Facts, Money, formatNumber } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { waitingApprovalsQuery } from '../../api/approvals';
import { approvalMessages as words } from '../../approval-messages';
import { reportPath } from '../../reports-paths';

/** What waits for the decision of who looks; nothing while nothing does. Each leads to its report, where it is decided. */
export default function WaitingApprovals() {
  const { data } = useQuery(waitingApprovalsQuery);
  const waiting = data?.items.filter(({ may_decide }) => may_decide) ?? [];
  if (data === undefined || waiting.length === 0) return null;
  const more = data.paging.total - data.items.length;
  return (
    <Card>
      <CardTitle>{words.listTitle}</CardTitle>
      <Facts look="lined">
        {waiting.map(({ send_id, summary, asked_by, recipient_count, cost }) => (
          <Fact
            key={send_id}
            name={
              <>
                <Link to={reportPath(send_id)}>
                  <MessageText text={summary} />
                </Link>
                <Caption style={{ display: 'block' }}>{words.row(asked_by, formatNumber(recipient_count))}</Caption>
              </>
            }
          >
            <Money rial={cost} />
          </Fact>
        ))}
      </Facts>
      {more > 0 && <Caption>{words.more(formatNumber(more))}</Caption>}
    </Card>
  );
}
