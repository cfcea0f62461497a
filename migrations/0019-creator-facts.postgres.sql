-- What was derived about creators from everything known of them: kept beside the record, derived anew when a row or the derivation
-- changes. The same facts again are no change, so that nobody follows them for nothing.

create table creator_facts (
  network text not null,
  external_id text not null,
  version text not null,
  document text not null,
  primary key (network, external_id)
);

create function note_creator_facts() returns trigger language plpgsql as $$
begin
  if exists (select 1 from corpus_followers) then
    insert into corpus_changes (what, network, id, sub) select distinct 'facts', network, external_id, '' from changed;
  end if;
  return null;
end
$$;

create trigger creator_facts_inserted after insert on creator_facts referencing new table as changed for each statement execute function note_creator_facts();
create trigger creator_facts_updated after update on creator_facts referencing new table as changed for each statement execute function note_creator_facts();
create trigger creator_facts_deleted after delete on creator_facts referencing old table as changed for each statement execute function note_creator_facts();
