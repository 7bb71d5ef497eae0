-- Lists search in found_by since 0180; this older form, made for every row, was read by nobody. Only the catalogue changes.
alter table contacts drop column search_name;
