-- What changed in the corpus, in the order of the transactions, so that indexes can follow it exactly. Triggers write it, in the
-- transaction of the change itself: nobody who writes a row can forget it. Nothing is written while nobody follows.
-- Numbers of a sequence are not given out in the order of the commits; transaction ids below the oldest running one are
-- settled for good. Readers go by (txid, seq) and stop there.

create table corpus_followers (
  id text primary key,
  txid bigint not null,
  seq bigint not null,
  seen_at bigint not null
);

-- `id` is a creator or content; `sub` is the author of a content, the id of a comment, else empty.
create table corpus_changes (
  seq bigint generated always as identity,
  txid bigint not null default (pg_current_xact_id()::text::bigint),
  what text not null,
  network text not null,
  id text not null,
  sub text not null,
  primary key (txid, seq)
);

create function note_creators() returns trigger language plpgsql as $$
begin
  if exists (select 1 from corpus_followers) then
    insert into corpus_changes (what, network, id, sub) select distinct 'creators', network, external_id, '' from changed;
  end if;
  return null;
end
$$;

create trigger creators_inserted after insert on creators referencing new table as changed for each statement execute function note_creators();
create trigger creators_updated after update on creators referencing new table as changed for each statement execute function note_creators();
create trigger creators_deleted after delete on creators referencing old table as changed for each statement execute function note_creators();

create function note_contents() returns trigger language plpgsql as $$
begin
  if exists (select 1 from corpus_followers) then
    insert into corpus_changes (what, network, id, sub) select distinct 'contents', network, content_id, author_id from changed;
  end if;
  return null;
end
$$;

create trigger contents_inserted after insert on contents referencing new table as changed for each statement execute function note_contents();
create trigger contents_updated after update on contents referencing new table as changed for each statement execute function note_contents();
create trigger contents_deleted after delete on contents referencing old table as changed for each statement execute function note_contents();

create function note_comments() returns trigger language plpgsql as $$
begin
  if exists (select 1 from corpus_followers) then
    insert into corpus_changes (what, network, id, sub) select distinct 'comments', network, content_id, comment_id from changed;
  end if;
  return null;
end
$$;

create trigger comments_inserted after insert on comments referencing new table as changed for each statement execute function note_comments();
create trigger comments_updated after update on comments referencing new table as changed for each statement execute function note_comments();
create trigger comments_deleted after delete on comments referencing old table as changed for each statement execute function note_comments();

create function note_metric_points() returns trigger language plpgsql as $$
begin
  if exists (select 1 from corpus_followers) then
    insert into corpus_changes (what, network, id, sub) select distinct 'history', network, creator_id, '' from changed;
  end if;
  return null;
end
$$;

create trigger metric_points_inserted after insert on metric_points referencing new table as changed for each statement execute function note_metric_points();
create trigger metric_points_updated after update on metric_points referencing new table as changed for each statement execute function note_metric_points();
create trigger metric_points_deleted after delete on metric_points referencing old table as changed for each statement execute function note_metric_points();
