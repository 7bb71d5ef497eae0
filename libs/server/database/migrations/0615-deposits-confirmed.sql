-- A deposit may be accepted with the amount that really arrived: what was written down stays as it is, and this stands beside it.
alter table deposits
  add column confirmed_mrial bigint,
  add column confirmed_tax_mrial bigint,
  -- Both or none, of an accepted one, and another amount than was written down: without one that counts which was written down.
  add constraint deposits_confirmed check (
    (confirmed_mrial is null) = (confirmed_tax_mrial is null)
    and (confirmed_mrial is null or (decision is not distinct from 'accepted' and confirmed_mrial > 0
      and confirmed_mrial <> amount_mrial and confirmed_tax_mrial between 0 and confirmed_mrial))) not valid;

-- Webhooks hear what came into the wallet: of the amount that was confirmed, and that it is not the one that was written down.
create or replace function tell_deposit_to_webhooks() returns trigger language plpgsql as $$
declare
  arrived_mrial bigint := coalesce(new.confirmed_mrial - new.confirmed_tax_mrial, new.amount_mrial - new.tax_mrial);
  difference jsonb := case when new.confirmed_mrial is null then '{}' else jsonb_build_object(
    'confirmed_amount', trim_scale(new.confirmed_mrial / 1000::numeric)::text,
    'registered_amount', trim_scale(new.amount_mrial / 1000::numeric)::text) end;
begin
  perform tell_webhooks(new.account_id, 'deposit:' || new.id, 'payment.credited', new.decided_at, jsonb_build_object(
    'id', new.id::text, 'method', new.method, 'amount', trim_scale(arrived_mrial / 1000::numeric)::text,
    'reference', new.reference_code, 'credited_at', webhook_instant(new.decided_at)) || difference);
  return null;
end $$;

-- As the owner, for the reason in 0295: replacing a function takes its settings away.
do $$
begin
  execute format('alter function tell_deposit_to_webhooks() security definer set search_path = %I, pg_temp', current_schema());
  revoke execute on function tell_deposit_to_webhooks() from public;
end
$$;
