-- outside a transaction
-- A number of the bank is worth one credit, capitals and small letters alike: a gateway may not tell them apart, so neither may we.
create unique index concurrently payments_reference_once on payments (gateway, lower(reference)) where state = 'credited';
