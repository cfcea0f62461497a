-- What changed in the corpus, in the order of the commits, so that indexes can follow it exactly. Triggers write it, in the
-- transaction of the change itself: nobody who writes a row can forget it. Nothing is written while nobody follows.

create table corpus_followers (
  id text primary key,
  txid bigint not null,
  seq bigint not null,
  seen_at bigint not null
);

-- `id` is a creator or content; `sub` is the author of a content, the id of a comment, else empty.
create table corpus_changes (
  seq integer primary key autoincrement,
  what text not null,
  network text not null,
  id text not null,
  sub text not null
);

create trigger creators_inserted after insert on creators when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('creators', new.network, new.external_id, ''); end;
create trigger creators_updated after update on creators when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('creators', new.network, new.external_id, ''); end;
create trigger creators_deleted after delete on creators when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('creators', old.network, old.external_id, ''); end;

create trigger contents_inserted after insert on contents when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('contents', new.network, new.content_id, new.author_id); end;
create trigger contents_updated after update on contents when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('contents', new.network, new.content_id, new.author_id); end;
create trigger contents_deleted after delete on contents when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('contents', old.network, old.content_id, old.author_id); end;

create trigger comments_inserted after insert on comments when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('comments', new.network, new.content_id, new.comment_id); end;
create trigger comments_updated after update on comments when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('comments', new.network, new.content_id, new.comment_id); end;
create trigger comments_deleted after delete on comments when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('comments', old.network, old.content_id, old.comment_id); end;

create trigger metric_points_inserted after insert on metric_points when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('history', new.network, new.creator_id, ''); end;
create trigger metric_points_updated after update on metric_points when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('history', new.network, new.creator_id, ''); end;
create trigger metric_points_deleted after delete on metric_points when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('history', old.network, old.creator_id, ''); end;
