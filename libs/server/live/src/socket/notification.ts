/** What a notification names: its account, and the id in `idField` where the source has one. Undefined when it is not what we write. */
export function parseNotification(payload: string, idField?: string): { accountId: bigint; id?: bigint } | undefined {
  try {
    const fields = JSON.parse(payload) as Record<string, unknown>;
    const accountId = BigInt(String(fields['accountId']));
    return idField === undefined ? { accountId } : { accountId, id: BigInt(String(fields[idField])) };
  } catch {
    // Anybody who may connect to the database may notify; nonsense is nobody's news.
    return undefined;
  }
}
