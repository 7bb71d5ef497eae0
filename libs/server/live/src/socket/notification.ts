/** The payload of `send_progress`, `credit_changed` and `account_changed`: what they name, or undefined when it is not what we write. */
export function parseNotification(payload: string): { accountId: bigint; sendId?: bigint } | undefined {
  try {
    const { accountId, sendId } = JSON.parse(payload) as { accountId?: unknown; sendId?: unknown };
    return {
      accountId: BigInt(String(accountId)),
      ...(sendId !== undefined && { sendId: BigInt(String(sendId)) }),
    };
  } catch {
    // Anybody who may connect to the database may notify; nonsense is nobody's news.
    return undefined;
  }
}
