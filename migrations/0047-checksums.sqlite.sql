-- A checksum beside every document: SQLite has none for its pages, and a flipped bit in a text leaves the page well-formed. Rows from before
-- have none; they get one when they are written next, or in the background after the start. A change that brings no
-- checksum of its own takes the old one away: nobody who writes a row can make it look damaged.

alter table creators add column checksum bigint;
create trigger creators_unchecked after update of network, external_id, handle_key, source, as_of, synthetic, document on creators
  when new.checksum = old.checksum and (new.network, new.external_id, new.handle_key, new.source, new.as_of, new.synthetic, new.document) is not (old.network, old.external_id, old.handle_key, old.source, old.as_of, old.synthetic, old.document)
  begin update creators set checksum = null where network = new.network and external_id = new.external_id; end;

alter table contents add column checksum bigint;
create trigger contents_unchecked after update of network, content_id, author_id, published_at, type, source, as_of, document on contents
  when new.checksum = old.checksum and (new.network, new.content_id, new.author_id, new.published_at, new.type, new.source, new.as_of, new.document) is not (old.network, old.content_id, old.author_id, old.published_at, old.type, old.source, old.as_of, old.document)
  begin update contents set checksum = null where network = new.network and content_id = new.content_id; end;

alter table comments add column checksum bigint;
create trigger comments_unchecked after update of network, content_id, comment_id, published_at, source, as_of, document on comments
  when new.checksum = old.checksum and (new.network, new.content_id, new.comment_id, new.published_at, new.source, new.as_of, new.document) is not (old.network, old.content_id, old.comment_id, old.published_at, old.source, old.as_of, old.document)
  begin update comments set checksum = null where network = new.network and content_id = new.content_id and comment_id = new.comment_id; end;

alter table audience_members add column checksum bigint;
create trigger audience_members_unchecked after update of network, external_id, source, as_of, document on audience_members
  when new.checksum = old.checksum and (new.network, new.external_id, new.source, new.as_of, new.document) is not (old.network, old.external_id, old.source, old.as_of, old.document)
  begin update audience_members set checksum = null where network = new.network and external_id = new.external_id; end;

alter table audience_summaries add column checksum bigint;
create trigger audience_summaries_unchecked after update of network, external_id, kind, source, as_of, document on audience_summaries
  when new.checksum = old.checksum and (new.network, new.external_id, new.kind, new.source, new.as_of, new.document) is not (old.network, old.external_id, old.kind, old.source, old.as_of, old.document)
  begin update audience_summaries set checksum = null where network = new.network and external_id = new.external_id and kind = new.kind; end;

alter table brands add column checksum bigint;
create trigger brands_unchecked after update of id, source, as_of, document on brands
  when new.checksum = old.checksum and (new.id, new.source, new.as_of, new.document) is not (old.id, old.source, old.as_of, old.document)
  begin update brands set checksum = null where id = new.id; end;

alter table creator_facts add column checksum bigint;
create trigger creator_facts_unchecked after update of network, external_id, version, document on creator_facts
  when new.checksum = old.checksum and (new.network, new.external_id, new.version, new.document) is not (old.network, old.external_id, old.version, old.document)
  begin update creator_facts set checksum = null where network = new.network and external_id = new.external_id; end;

-- A checksum alone is no change that an index would have to follow.

drop trigger creators_updated;
create trigger creators_updated after update of network, external_id, handle_key, source, as_of, synthetic, document on creators when exists (select 1 from corpus_followers)
  begin insert into corpus_changes (what, network, id, sub) values ('creators', new.network, new.external_id, ''); end;

drop trigger contents_updated;
create trigger contents_updated after update of network, content_id, author_id, published_at, type, source, as_of, document on contents when exists (select 1 from corpus_followers)
  begin insert into corpus_changes (what, network, id, sub) values ('contents', new.network, new.content_id, new.author_id); end;

drop trigger comments_updated;
create trigger comments_updated after update of network, content_id, comment_id, published_at, source, as_of, document on comments when exists (select 1 from corpus_followers)
  begin insert into corpus_changes (what, network, id, sub) values ('comments', new.network, new.content_id, new.comment_id); end;

drop trigger creator_facts_updated;
create trigger creator_facts_updated after update of network, external_id, version, document on creator_facts when exists (select 1 from corpus_followers)
  begin insert into corpus_changes (what, network, id, sub) values ('facts', new.network, new.external_id, ''); end;
