-- A checksum beside every document: SQLite has none for its pages, and a flipped bit in a text leaves the page well-formed. Rows from before
-- have none; they get one when they are written next. A change that brings no
-- checksum of its own takes the old one away: nobody who writes a row can make it look damaged.

create function forget_checksum() returns trigger language plpgsql as $$
begin
  if new.checksum = old.checksum and to_jsonb(new) - 'credibility' is distinct from to_jsonb(old) - 'credibility' then
    new.checksum := null;
  end if;
  return new;
end
$$;

alter table creators add column checksum bigint;
create trigger creators_unchecked before update on creators for each row execute function forget_checksum();

alter table contents add column checksum bigint;
create trigger contents_unchecked before update on contents for each row execute function forget_checksum();

alter table comments add column checksum bigint;
create trigger comments_unchecked before update on comments for each row execute function forget_checksum();

alter table audience_members add column checksum bigint;
create trigger audience_members_unchecked before update on audience_members for each row execute function forget_checksum();

alter table audience_summaries add column checksum bigint;
create trigger audience_summaries_unchecked before update on audience_summaries for each row execute function forget_checksum();

alter table brands add column checksum bigint;
create trigger brands_unchecked before update on brands for each row execute function forget_checksum();

alter table creator_facts add column checksum bigint;
create trigger creator_facts_unchecked before update on creator_facts for each row execute function forget_checksum();
