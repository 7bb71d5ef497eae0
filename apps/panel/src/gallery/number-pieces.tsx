import {
  Button,
  Caption,
  Card,
  CardTitle,
  CopyButton,
  DataTable,
  Figure,
  IconButton,
  MobileNumber,
  Money,
  Pagination,
  ProgressBar,
  StackedBar,
  Stack,
  StatusChip,
  Tooltip,
} from '@peyk/shared-ui';

const ROWS = [
  { id: 1, number: '989240000001', price: '1503', status: 'رسیده به گوشی', tone: 'alive', icon: 'checkCircle' },
  { id: 2, number: '989041000002', price: '3697.5', status: 'در صف', tone: 'quiet', icon: 'clock' },
  { id: 3, number: '989952000003', price: '1370', status: 'نرسیده به گوشی', tone: 'danger', icon: 'warning' },
  { id: 4, number: '989240000004', price: '11370', status: 'نامشخص', tone: 'attention', icon: 'info' },
] as const;
type Row = (typeof ROWS)[number];

const chip = (row: Row) => (
  <StatusChip tone={row.tone} icon={row.icon}>
    {row.status}
  </StatusChip>
);

/** Buttons, money, bars and a table. */
export function NumberPieces() {
  return (
    <>
      <Card>
        <CardTitle>دکمه‌ها</CardTitle>
        <Stack row gap={3}>
          <Button variant="primary" icon="send">
            ارسال پیامک
          </Button>
          <Button icon="refresh">تازه کردن</Button>
          <Button variant="quiet">انصراف</Button>
          <Button variant="danger" icon="stop">
            توقف ارسال
          </Button>
          <Button variant="primary" busy>
            در حال ارسال
          </Button>
          <Button disabled>غیرفعال</Button>
          <Tooltip text="چند کلمه دربارهٔ این دکمه">
            <IconButton icon="more" label="بیشتر" />
          </Tooltip>
          <CopyButton text="1234" what="شناسه" />
        </Stack>
      </Card>
      <Card>
        <CardTitle>ارسال ۱۲۳۴</CardTitle>
        <Stack row gap={8}>
          <div>
            <Caption>هزینه</Caption>
            <br />
            <Figure>
              <Money rial="16492000.5" />
            </Figure>
          </div>
          <div>
            <Caption>برگشتی</Caption>
            <br />
            <Figure>
              <Money rial="-1370" floored />
            </Figure>
          </div>
        </Stack>
        <br />
        <StackedBar
          label="وضعیت پیام‌ها"
          segments={[
            { key: 'queued', label: 'در صف', count: 12400, tone: 'idle' },
            { key: 'sent', label: 'رفته', count: 3100, tone: 'lapis' },
            { key: 'delivered', label: 'رسیده', count: 8200, tone: 'turquoise' },
            { key: 'failed', label: 'نرسیده', count: 410, tone: 'pomegranate' },
            { key: 'blacklist', label: 'لیست سیاه', count: 0, tone: 'ink' },
          ]}
        />
        <br />
        <ProgressBar label="پیشرفت" value={62} total={100} />
      </Card>
      <Card style={{ padding: 0, overflow: 'hidden' }}>
        <DataTable
          caption="گیرندگان"
          columns={[
            { key: 'number', head: 'شماره', cell: (row: Row) => <MobileNumber number={row.number} /> },
            { key: 'status', head: 'وضعیت', cell: chip },
            { key: 'price', head: 'هزینه (ریال)', cell: (row: Row) => <Money rial={row.price} withoutUnit /> },
          ]}
          rows={ROWS}
          rowKey={(row) => row.id}
          onRowPress={() => undefined}
          mobileItem={(row) => (
            <Stack row style={{ justifyContent: 'space-between' }}>
              <MobileNumber number={row.number} />
              {chip(row)}
            </Stack>
          )}
        />
        <Pagination page={1} limit={10} total={12400} onPage={() => undefined} onLimit={() => undefined} />
      </Card>
    </>
  );
}
