-- A user moves to another number: a code from the present one, then a code from the new one.
alter table code_challenges drop constraint code_challenges_purpose_check;
alter table code_challenges add constraint code_challenges_purpose_check
  check (purpose in ('password_reset', 'registration', 'present_mobile', 'new_mobile'));
