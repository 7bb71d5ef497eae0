/**
 * A column that lists search in. Its form of search stands beside it in `found_by`, kept by a trigger; `search_rebuilds` says how far
 * older rows are. The table's key is (account_id, id).
 */
export interface SearchedColumn {
  readonly table: string;
  readonly column: string;
  /** The function of the database that makes the form; `search_form` unless given. */
  readonly form?: string;
}
