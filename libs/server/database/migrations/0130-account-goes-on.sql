-- Whether an account's state lets what it has under way go on: asked for each chunk of a mark and each send of a claim.
-- A function, and cheap in the planner's eyes, on purpose: written out, its estimated cost made a plan of its own for
-- every single mark look cheaper than the prepared one, and planning took longer than the mark.
create function account_goes_on(asked bigint) returns boolean
language plpgsql stable parallel safe cost 1 as $$
begin
  return (
    select a.kind = 'system' or (a.blocked_reason is null and a.activation = 'active') from accounts a where a.id = asked
  );
end $$;

-- How an account stands, for reports of what has not finished; a function for the same reason.
create function account_standing(asked bigint) returns json
language plpgsql stable parallel safe cost 1 as $$
begin
  return (
    select json_build_object('kind', a.kind, 'blockedReason', a.blocked_reason, 'activation', a.activation)
    from accounts a where a.id = asked
  );
end $$;
