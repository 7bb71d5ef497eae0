import {
  Button,
  Card,
  CardTitle,
  ConfirmDialog,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  Notice,
  SkeletonRows,
  Spinner,
  Stack,
} from '@peyk/shared-ui';
import { useState } from 'react';

/** Notices, the faces of a page, and a dialog. */
export function StatePieces() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Card>
        <CardTitle>پیام‌ها و گفتگو</CardTitle>
        <Stack gap={3}>
          <Notice tone="alive">پیام شما در صف ارسال قرار گرفت.</Notice>
          <Notice tone="attention">اعتبار شما برای این ارسال کافی نیست.</Notice>
          <Notice tone="danger">ارسال انجام نشد.</Notice>
          <Notice tone="info">این خط تبلیغاتی است.</Notice>
          <Button variant="danger" icon="stop" onClick={() => setOpen(true)}>
            توقف ارسال
          </Button>
        </Stack>
        <ConfirmDialog
          open={isOpen}
          danger
          title="توقف ارسال"
          confirmLabel="توقف ارسال"
          onConfirm={() => setOpen(false)}
          onClose={() => setOpen(false)}
        >
          ۱۲٬۴۰۰ پیام هنوز نرفته است؛ ۱۶٬۴۹۲٬۰۰۰ ریال برمی‌گردد.
        </ConfirmDialog>
      </Card>
      <Card>
        <EmptyFace
          drawing="send"
          title="هنوز پیامی نفرستاده‌اید"
          help="نخستین پیام خود را در یک دقیقه بفرستید."
          action={<Button variant="primary">ارسال پیامک</Button>}
        />
      </Card>
      <Card>
        <ErrorFace
          message="پاسخی از سرور نیامد. لطفاً اتصال اینترنت را بررسی کنید."
          code="503-1"
          onRetry={() => undefined}
        />
      </Card>
      <Card>
        <ForbiddenFace />
      </Card>
      <Card>
        <SkeletonRows count={3} />
        <Spinner />
      </Card>
    </>
  );
}
