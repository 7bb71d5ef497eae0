-- Names of the operators that may carry a line, the best first; null where the installation's own rule holds (docs/operators.md).
alter table lines add column operators text[];
alter table lines add constraint lines_operators_check check (
  operators is null or cardinality(operators) between 1 and 20
) not valid;
