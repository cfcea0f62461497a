-- Audiences are searched too: what is concluded about them belongs to the feed of changes.

create function note_audience_summaries() returns trigger language plpgsql as $$
begin
  if exists (select 1 from corpus_followers) then
    insert into corpus_changes (what, network, id, sub) select distinct 'audiences', network, external_id, '' from changed;
  end if;
  return null;
end
$$;

create trigger audience_summaries_inserted after insert on audience_summaries referencing new table as changed for each statement execute function note_audience_summaries();
create trigger audience_summaries_updated after update on audience_summaries referencing new table as changed for each statement execute function note_audience_summaries();
create trigger audience_summaries_deleted after delete on audience_summaries referencing old table as changed for each statement execute function note_audience_summaries();
