-- Rows that users own get a checksum, by the database itself, whoever writes them: src/db/damage/guarded.ts says what it covers.
-- Rows from before have none; they get one in the background after the start.

alter table accounts add column checksum text;
create index accounts_without_checksum on accounts (checksum) where checksum is null;
create trigger accounts_checked after insert on accounts
  begin update accounts set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("name", '~'), ifnull("second_factor_required", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger accounts_rechecked after update of id, name, second_factor_required, created_at on accounts
  begin update accounts set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."name", '~'), ifnull(old."second_factor_required", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("name", '~'), ifnull("second_factor_required", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table campaign_members add column checksum text;
create index campaign_members_without_checksum on campaign_members (checksum) where checksum is null;
create trigger campaign_members_checked after insert on campaign_members
  begin update campaign_members set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("campaign_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("handle", '~'),
    ifnull("position", '~'), ifnull("fee", '~'), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger campaign_members_rechecked after update of campaign_id, network, external_id, handle, position, fee, document on campaign_members
  begin update campaign_members set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."campaign_id", '~'), ifnull(old."network", '~'), ifnull(old."external_id", '~'), ifnull(old."handle", '~'),
    ifnull(old."position", '~'), ifnull(old."fee", '~'), ifnull(old."document", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("campaign_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("handle", '~'),
    ifnull("position", '~'), ifnull("fee", '~'), ifnull("document", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table campaign_posts add column checksum text;
create index campaign_posts_without_checksum on campaign_posts (checksum) where checksum is null;
create trigger campaign_posts_checked after insert on campaign_posts
  begin update campaign_posts set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("campaign_id", '~'), ifnull("network", '~'), ifnull("content_id", '~'), ifnull("external_id", '~'),
    ifnull("published_at", '~'), ifnull("certainty", '~'), ifnull("decided", '~'), ifnull("gone_at", '~'),
    ifnull("found_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger campaign_posts_rechecked after update of campaign_id, network, content_id, external_id, published_at, certainty, decided, gone_at, found_at, document on campaign_posts
  begin update campaign_posts set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."campaign_id", '~'), ifnull(old."network", '~'), ifnull(old."content_id", '~'), ifnull(old."external_id", '~'),
    ifnull(old."published_at", '~'), ifnull(old."certainty", '~'), ifnull(old."decided", '~'), ifnull(old."gone_at", '~'),
    ifnull(old."found_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("campaign_id", '~'), ifnull("network", '~'), ifnull("content_id", '~'), ifnull("external_id", '~'),
    ifnull("published_at", '~'), ifnull("certainty", '~'), ifnull("decided", '~'), ifnull("gone_at", '~'),
    ifnull("found_at", '~')), 224), 1, 8))
    || case when "document" is old."document" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

alter table campaigns add column checksum text;
create index campaigns_without_checksum on campaigns (checksum) where checksum is null;
create trigger campaigns_checked after insert on campaigns
  begin update campaigns set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("document", '~'),
    ifnull("paused", '~'), ifnull("checked_at", '~'), ifnull("finished_at", '~'), ifnull("created_at", '~'),
    ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger campaigns_rechecked after update of id, account_id, name, document, paused, checked_at, finished_at, created_at, updated_at on campaigns
  begin update campaigns set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."document", '~'),
    ifnull(old."paused", '~'), ifnull(old."checked_at", '~'), ifnull(old."finished_at", '~'), ifnull(old."created_at", '~'),
    ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("document", '~'),
    ifnull("paused", '~'), ifnull("checked_at", '~'), ifnull("finished_at", '~'), ifnull("created_at", '~'),
    ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table connections add column checksum text;
create index connections_without_checksum on connections (checksum) where checksum is null;
create trigger connections_checked after insert on connections
  begin update connections set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("provider", '~'), ifnull("network", '~'),
    ifnull("purpose", '~'), ifnull("expected", '~'), ifnull("hash", '~'), ifnull("external_id", '~'),
    ifnull("handle", '~'), ifnull("handle_key", '~'), ifnull("name", '~'), ifnull("scope", '~'),
    ifnull("tokens", '~'), ifnull("created_by", '~'), ifnull("created_at", '~'), ifnull("expires_at", '~'),
    ifnull("connected_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger connections_rechecked after update of id, account_id, provider, network, purpose, expected, hash, external_id, handle, handle_key, name, scope, tokens, created_by, created_at, expires_at, connected_at on connections
  begin update connections set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."provider", '~'), ifnull(old."network", '~'),
    ifnull(old."purpose", '~'), ifnull(old."expected", '~'), ifnull(old."hash", '~'), ifnull(old."external_id", '~'),
    ifnull(old."handle", '~'), ifnull(old."handle_key", '~'), ifnull(old."name", '~'), ifnull(old."scope", '~'),
    ifnull(old."tokens", '~'), ifnull(old."created_by", '~'), ifnull(old."created_at", '~'), ifnull(old."expires_at", '~'),
    ifnull(old."connected_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("provider", '~'), ifnull("network", '~'),
    ifnull("purpose", '~'), ifnull("expected", '~'), ifnull("hash", '~'), ifnull("external_id", '~'),
    ifnull("handle", '~'), ifnull("handle_key", '~'), ifnull("name", '~'), ifnull("scope", '~'),
    ifnull("tokens", '~'), ifnull("created_by", '~'), ifnull("created_at", '~'), ifnull("expires_at", '~'),
    ifnull("connected_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table contact_objections add column checksum text;
create index contact_objections_without_checksum on contact_objections (checksum) where checksum is null;
create trigger contact_objections_checked after insert on contact_objections
  begin update contact_objections set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("layer", '~'), ifnull("kind", '~'), ifnull("hash", '~'),
    ifnull("reason", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger contact_objections_rechecked after update of id, layer, kind, hash, reason, created_at on contact_objections
  begin update contact_objections set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."layer", '~'), ifnull(old."kind", '~'), ifnull(old."hash", '~'),
    ifnull(old."reason", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("layer", '~'), ifnull("kind", '~'), ifnull("hash", '~'),
    ifnull("reason", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table creator_lists add column checksum text;
create index creator_lists_without_checksum on creator_lists (checksum) where checksum is null;
create trigger creator_lists_checked after insert on creator_lists
  begin update creator_lists set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("name_key", '~'),
    ifnull("document", '~'), ifnull("members", '~'), ifnull("changes", '~'), ifnull("created_at", '~'),
    ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger creator_lists_rechecked after update of id, account_id, name, name_key, document, members, changes, created_at, updated_at on creator_lists
  begin update creator_lists set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."name_key", '~'),
    ifnull(old."document", '~'), ifnull(old."members", '~'), ifnull(old."changes", '~'), ifnull(old."created_at", '~'),
    ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("name_key", '~'),
    ifnull("document", '~'), ifnull("members", '~'), ifnull("changes", '~'), ifnull("created_at", '~'),
    ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table events add column checksum text;
create index events_without_checksum on events (checksum) where checksum is null;
create trigger events_checked after insert on events
  begin update events set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("kind", '~'),
    ifnull("subject", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("payload", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger events_rechecked after update of account_id, seq, id, kind, subject, created_at, payload on events
  begin update events set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."account_id", '~'), ifnull(old."seq", '~'), ifnull(old."id", '~'), ifnull(old."kind", '~'),
    ifnull(old."subject", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("kind", '~'),
    ifnull("subject", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || case when "payload" is old."payload" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("payload", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

alter table identities add column checksum text;
create index identities_without_checksum on identities (checksum) where checksum is null;
create trigger identities_checked after insert on identities
  begin update identities set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("issuer", '~'), ifnull("subject", '~'), ifnull("user_id", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger identities_rechecked after update of issuer, subject, user_id, created_at on identities
  begin update identities set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."issuer", '~'), ifnull(old."subject", '~'), ifnull(old."user_id", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("issuer", '~'), ifnull("subject", '~'), ifnull("user_id", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table import_mappings add column checksum text;
create index import_mappings_without_checksum on import_mappings (checksum) where checksum is null;
create trigger import_mappings_checked after insert on import_mappings
  begin update import_mappings set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("mapping", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger import_mappings_rechecked after update of account_id, name, mapping, updated_at on import_mappings
  begin update import_mappings set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."mapping", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("mapping", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table invitations add column checksum text;
create index invitations_without_checksum on invitations (checksum) where checksum is null;
create trigger invitations_checked after insert on invitations
  begin update invitations set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("user_id", '~'), ifnull("email", '~'),
    ifnull("role", '~'), ifnull("hash", '~'), ifnull("created_by", '~'), ifnull("created_at", '~'),
    ifnull("expires_at", '~'), ifnull("accepted_at", '~'), ifnull("revoked_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger invitations_rechecked after update of id, account_id, user_id, email, role, hash, created_by, created_at, expires_at, accepted_at, revoked_at on invitations
  begin update invitations set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."user_id", '~'), ifnull(old."email", '~'),
    ifnull(old."role", '~'), ifnull(old."hash", '~'), ifnull(old."created_by", '~'), ifnull(old."created_at", '~'),
    ifnull(old."expires_at", '~'), ifnull(old."accepted_at", '~'), ifnull(old."revoked_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("user_id", '~'), ifnull("email", '~'),
    ifnull("role", '~'), ifnull("hash", '~'), ifnull("created_by", '~'), ifnull("created_at", '~'),
    ifnull("expires_at", '~'), ifnull("accepted_at", '~'), ifnull("revoked_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table list_change_members add column checksum text;
create index list_change_members_without_checksum on list_change_members (checksum) where checksum is null;
create trigger list_change_members_checked after insert on list_change_members
  begin update list_change_members set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("list_id", '~'), ifnull("seq", '~'), ifnull("network", '~'), ifnull("external_id", '~'),
    ifnull("before", '~'), ifnull("after", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger list_change_members_rechecked after update of list_id, seq, network, external_id, before, after on list_change_members
  begin update list_change_members set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."list_id", '~'), ifnull(old."seq", '~'), ifnull(old."network", '~'), ifnull(old."external_id", '~'),
    ifnull(old."before", '~'), ifnull(old."after", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("list_id", '~'), ifnull("seq", '~'), ifnull("network", '~'), ifnull("external_id", '~'),
    ifnull("before", '~'), ifnull("after", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table list_changes add column checksum text;
create index list_changes_without_checksum on list_changes (checksum) where checksum is null;
create trigger list_changes_checked after insert on list_changes
  begin update list_changes set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("list_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("kind", '~'),
    ifnull("actor", '~'), ifnull("members", '~'), ifnull("document", '~'), ifnull("undone_by", '~'),
    ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger list_changes_rechecked after update of list_id, seq, id, kind, actor, members, document, undone_by, created_at on list_changes
  begin update list_changes set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."list_id", '~'), ifnull(old."seq", '~'), ifnull(old."id", '~'), ifnull(old."kind", '~'),
    ifnull(old."actor", '~'), ifnull(old."members", '~'), ifnull(old."document", '~'), ifnull(old."undone_by", '~'),
    ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("list_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("kind", '~'),
    ifnull("actor", '~'), ifnull("members", '~'), ifnull("document", '~'), ifnull("undone_by", '~'),
    ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table list_members add column checksum text;
create index list_members_without_checksum on list_members (checksum) where checksum is null;
create trigger list_members_checked after insert on list_members
  begin update list_members set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("list_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("position", '~'),
    ifnull("handle", '~'), ifnull("stage", '~'), ifnull("owner", '~'), ifnull("tags", '~'),
    ifnull("document", '~'), ifnull("added_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger list_members_rechecked after update of list_id, network, external_id, position, handle, stage, owner, tags, document, added_at, updated_at on list_members
  begin update list_members set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."list_id", '~'), ifnull(old."network", '~'), ifnull(old."external_id", '~'), ifnull(old."position", '~'),
    ifnull(old."handle", '~'), ifnull(old."stage", '~'), ifnull(old."owner", '~'), ifnull(old."tags", '~'),
    ifnull(old."document", '~'), ifnull(old."added_at", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("list_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("position", '~'),
    ifnull("handle", '~'), ifnull("stage", '~'), ifnull("owner", '~'), ifnull("tags", '~'),
    ifnull("document", '~'), ifnull("added_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table listening_changes add column checksum text;
create index listening_changes_without_checksum on listening_changes (checksum) where checksum is null;
create trigger listening_changes_checked after insert on listening_changes
  begin update listening_changes set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("request_id", '~'),
    ifnull("kind", '~'), ifnull("actor", '~'), ifnull("document", '~'), ifnull("undone_by", '~'),
    ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger listening_changes_rechecked after update of account_id, seq, id, request_id, kind, actor, document, undone_by, created_at on listening_changes
  begin update listening_changes set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."account_id", '~'), ifnull(old."seq", '~'), ifnull(old."id", '~'), ifnull(old."request_id", '~'),
    ifnull(old."kind", '~'), ifnull(old."actor", '~'), ifnull(old."document", '~'), ifnull(old."undone_by", '~'),
    ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("request_id", '~'),
    ifnull("kind", '~'), ifnull("actor", '~'), ifnull("document", '~'), ifnull("undone_by", '~'),
    ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table listening_marks add column checksum text;
create index listening_marks_without_checksum on listening_marks (checksum) where checksum is null;
create trigger listening_marks_checked after insert on listening_marks
  begin update listening_marks set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("text_key", '~'), ifnull("document", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger listening_marks_rechecked after update of account_id, text_key, document, updated_at on listening_marks
  begin update listening_marks set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."account_id", '~'), ifnull(old."text_key", '~'), ifnull(old."document", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("text_key", '~'), ifnull("document", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table listening_queries add column checksum text;
create index listening_queries_without_checksum on listening_queries (checksum) where checksum is null;
create trigger listening_queries_checked after insert on listening_queries
  begin update listening_queries set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("query", '~'),
    ifnull("description", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger listening_queries_rechecked after update of id, account_id, name, query, description, created_at, updated_at on listening_queries
  begin update listening_queries set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."query", '~'),
    ifnull(old."description", '~'), ifnull(old."created_at", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("query", '~'),
    ifnull("description", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table listening_recurring add column checksum text;
create index listening_recurring_without_checksum on listening_recurring (checksum) where checksum is null;
create trigger listening_recurring_checked after insert on listening_recurring
  begin update listening_recurring set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("input", '~'),
    ifnull("alerts", '~'), ifnull("every_ms", '~'), ifnull("window_ms", '~'), ifnull("paused", '~'),
    ifnull("raised", '~'), ifnull("last_request_id", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger listening_recurring_rechecked after update of id, account_id, name, input, alerts, every_ms, window_ms, paused, raised, last_request_id, created_at on listening_recurring
  begin update listening_recurring set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."input", '~'),
    ifnull(old."alerts", '~'), ifnull(old."every_ms", '~'), ifnull(old."window_ms", '~'), ifnull(old."paused", '~'),
    ifnull(old."raised", '~'), ifnull(old."last_request_id", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("input", '~'),
    ifnull("alerts", '~'), ifnull("every_ms", '~'), ifnull("window_ms", '~'), ifnull("paused", '~'),
    ifnull("raised", '~'), ifnull("last_request_id", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table listening_sets add column checksum text;
create index listening_sets_without_checksum on listening_sets (checksum) where checksum is null;
create trigger listening_sets_checked after insert on listening_sets
  begin update listening_sets set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("request_id", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("insights", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("mentions", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger listening_sets_rechecked after update of request_id, created_at, insights, mentions on listening_sets
  begin update listening_sets set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."request_id", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("request_id", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || case when "insights" is old."insights" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("insights", '~')), 224), 1, 8)) end
    || case when "mentions" is old."mentions" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 34, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("mentions", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

alter table listening_tags add column checksum text;
create index listening_tags_without_checksum on listening_tags (checksum) where checksum is null;
create trigger listening_tags_checked after insert on listening_tags
  begin update listening_tags set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("name_key", '~'),
    ifnull("query", '~'), ifnull("description", '~'), ifnull("revision", '~'), ifnull("backfill_id", '~'),
    ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger listening_tags_rechecked after update of id, account_id, name, name_key, query, description, revision, backfill_id, created_at, updated_at on listening_tags
  begin update listening_tags set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."name_key", '~'),
    ifnull(old."query", '~'), ifnull(old."description", '~'), ifnull(old."revision", '~'), ifnull(old."backfill_id", '~'),
    ifnull(old."created_at", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("name_key", '~'),
    ifnull("query", '~'), ifnull("description", '~'), ifnull("revision", '~'), ifnull("backfill_id", '~'),
    ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table measured_figures add column checksum text;
create index measured_figures_without_checksum on measured_figures (checksum) where checksum is null;
create trigger measured_figures_checked after insert on measured_figures
  begin update measured_figures set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("handle_key", '~'),
    ifnull("connection_id", '~'), ifnull("day", '~'), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger measured_figures_rechecked after update of account_id, network, external_id, handle_key, connection_id, day, document on measured_figures
  begin update measured_figures set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."account_id", '~'), ifnull(old."network", '~'), ifnull(old."external_id", '~'), ifnull(old."handle_key", '~'),
    ifnull(old."connection_id", '~'), ifnull(old."day", '~'), ifnull(old."document", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("handle_key", '~'),
    ifnull("connection_id", '~'), ifnull("day", '~'), ifnull("document", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table request_items add column checksum text;
create index request_items_without_checksum on request_items (checksum) where checksum is null;
create trigger request_items_checked after insert on request_items
  begin update request_items set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("request_id", '~'), ifnull("seq", '~'), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger request_items_rechecked after update of request_id, seq, document on request_items
  begin update request_items set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."request_id", '~'), ifnull(old."seq", '~'), ifnull(old."document", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("request_id", '~'), ifnull("seq", '~'), ifnull("document", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table requests add column checksum text;
create index requests_without_checksum on requests (checksum) where checksum is null;
create trigger requests_checked after insert on requests
  begin update requests set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("kind", '~'), ifnull("status", '~'),
    ifnull("missing", '~'), ifnull("error", '~'), ifnull("created_at", '~'), ifnull("started_at", '~'),
    ifnull("finished_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("input", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("checkpoint", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("result", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger requests_rechecked after update of id, account_id, kind, status, missing, error, created_at, started_at, finished_at, input, checkpoint, result on requests
  begin update requests set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."kind", '~'), ifnull(old."status", '~'),
    ifnull(old."missing", '~'), ifnull(old."error", '~'), ifnull(old."created_at", '~'), ifnull(old."started_at", '~'),
    ifnull(old."finished_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("kind", '~'), ifnull("status", '~'),
    ifnull("missing", '~'), ifnull("error", '~'), ifnull("created_at", '~'), ifnull("started_at", '~'),
    ifnull("finished_at", '~')), 224), 1, 8))
    || case when "input" is old."input" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("input", '~')), 224), 1, 8)) end
    || case when "checkpoint" is old."checkpoint" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 34, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("checkpoint", '~')), 224), 1, 8)) end
    || case when "result" is old."result" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 50, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("result", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

alter table restricted_rows add column checksum text;
create index restricted_rows_without_checksum on restricted_rows (checksum) where checksum is null;
create trigger restricted_rows_checked after insert on restricted_rows
  begin update restricted_rows set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("case_id", '~'), ifnull("seq", '~'), ifnull("place", '~'), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger restricted_rows_rechecked after update of case_id, seq, place, document on restricted_rows
  begin update restricted_rows set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."case_id", '~'), ifnull(old."seq", '~'), ifnull(old."place", '~'), ifnull(old."document", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("case_id", '~'), ifnull("seq", '~'), ifnull("place", '~'), ifnull("document", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table saved_search_differences add column checksum text;
create index saved_search_differences_without_checksum on saved_search_differences (checksum) where checksum is null;
create trigger saved_search_differences_checked after insert on saved_search_differences
  begin update saved_search_differences set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("search_id", '~'), ifnull("seq", '~'), ifnull("place", '~'), ifnull("kind", '~'),
    ifnull("network", '~'), ifnull("external_id", '~'), ifnull("before", '~'), ifnull("after", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger saved_search_differences_rechecked after update of search_id, seq, place, kind, network, external_id, before, after on saved_search_differences
  begin update saved_search_differences set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."search_id", '~'), ifnull(old."seq", '~'), ifnull(old."place", '~'), ifnull(old."kind", '~'),
    ifnull(old."network", '~'), ifnull(old."external_id", '~'), ifnull(old."before", '~'), ifnull(old."after", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("search_id", '~'), ifnull("seq", '~'), ifnull("place", '~'), ifnull("kind", '~'),
    ifnull("network", '~'), ifnull("external_id", '~'), ifnull("before", '~'), ifnull("after", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table saved_search_matches add column checksum text;
create index saved_search_matches_without_checksum on saved_search_matches (checksum) where checksum is null;
create trigger saved_search_matches_checked after insert on saved_search_matches
  begin update saved_search_matches set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("search_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("noted", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger saved_search_matches_rechecked after update of search_id, network, external_id, noted on saved_search_matches
  begin update saved_search_matches set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."search_id", '~'), ifnull(old."network", '~'), ifnull(old."external_id", '~'), ifnull(old."noted", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("search_id", '~'), ifnull("network", '~'), ifnull("external_id", '~'), ifnull("noted", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table saved_search_runs add column checksum text;
create index saved_search_runs_without_checksum on saved_search_runs (checksum) where checksum is null;
create trigger saved_search_runs_checked after insert on saved_search_runs
  begin update saved_search_runs set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("search_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("matches", '~'),
    ifnull("added", '~'), ifnull("lost", '~'), ifnull("changed", '~'), ifnull("created_at", '~'),
    ifnull("baseline", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger saved_search_runs_rechecked after update of search_id, seq, id, matches, added, lost, changed, created_at, baseline on saved_search_runs
  begin update saved_search_runs set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."search_id", '~'), ifnull(old."seq", '~'), ifnull(old."id", '~'), ifnull(old."matches", '~'),
    ifnull(old."added", '~'), ifnull(old."lost", '~'), ifnull(old."changed", '~'), ifnull(old."created_at", '~'),
    ifnull(old."baseline", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("search_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("matches", '~'),
    ifnull("added", '~'), ifnull("lost", '~'), ifnull("changed", '~'), ifnull("created_at", '~'),
    ifnull("baseline", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table saved_searches add column checksum text;
create index saved_searches_without_checksum on saved_searches (checksum) where checksum is null;
create trigger saved_searches_checked after insert on saved_searches
  begin update saved_searches set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("document", '~'),
    ifnull("paused", '~'), ifnull("runs", '~'), ifnull("matches", '~'), ifnull("checked_at", '~'),
    ifnull("last_error", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger saved_searches_rechecked after update of id, account_id, name, document, paused, runs, matches, checked_at, last_error, created_at, updated_at on saved_searches
  begin update saved_searches set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."document", '~'),
    ifnull(old."paused", '~'), ifnull(old."runs", '~'), ifnull(old."matches", '~'), ifnull(old."checked_at", '~'),
    ifnull(old."last_error", '~'), ifnull(old."created_at", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("document", '~'),
    ifnull("paused", '~'), ifnull("runs", '~'), ifnull("matches", '~'), ifnull("checked_at", '~'),
    ifnull("last_error", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table schedules add column checksum text;
create index schedules_without_checksum on schedules (checksum) where checksum is null;
create trigger schedules_checked after insert on schedules
  begin update schedules set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("kind", '~'), ifnull("request_prefix", '~'),
    ifnull("input", '~'), ifnull("every_ms", '~'), ifnull("paused", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger schedules_rechecked after update of id, account_id, kind, request_prefix, input, every_ms, paused, created_at on schedules
  begin update schedules set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."kind", '~'), ifnull(old."request_prefix", '~'),
    ifnull(old."input", '~'), ifnull(old."every_ms", '~'), ifnull(old."paused", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("kind", '~'), ifnull("request_prefix", '~'),
    ifnull("input", '~'), ifnull("every_ms", '~'), ifnull("paused", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table screening_criteria add column checksum text;
create index screening_criteria_without_checksum on screening_criteria (checksum) where checksum is null;
create trigger screening_criteria_checked after insert on screening_criteria
  begin update screening_criteria set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("id", '~'), ifnull("version", '~'), ifnull("name", '~'),
    ifnull("created_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger screening_criteria_rechecked after update of account_id, id, version, name, created_at, document on screening_criteria
  begin update screening_criteria set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."account_id", '~'), ifnull(old."id", '~'), ifnull(old."version", '~'), ifnull(old."name", '~'),
    ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("id", '~'), ifnull("version", '~'), ifnull("name", '~'),
    ifnull("created_at", '~')), 224), 1, 8))
    || case when "document" is old."document" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

alter table screening_decisions add column checksum text;
create index screening_decisions_without_checksum on screening_decisions (checksum) where checksum is null;
create trigger screening_decisions_checked after insert on screening_decisions
  begin update screening_decisions set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("screening_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("account_id", '~'),
    ifnull("kind", '~'), ifnull("actor", '~'), ifnull("document", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger screening_decisions_rechecked after update of screening_id, seq, id, account_id, kind, actor, document, created_at on screening_decisions
  begin update screening_decisions set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."screening_id", '~'), ifnull(old."seq", '~'), ifnull(old."id", '~'), ifnull(old."account_id", '~'),
    ifnull(old."kind", '~'), ifnull(old."actor", '~'), ifnull(old."document", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("screening_id", '~'), ifnull("seq", '~'), ifnull("id", '~'), ifnull("account_id", '~'),
    ifnull("kind", '~'), ifnull("actor", '~'), ifnull("document", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table screening_deletions add column checksum text;
create index screening_deletions_without_checksum on screening_deletions (checksum) where checksum is null;
create trigger screening_deletions_checked after insert on screening_deletions
  begin update screening_deletions set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("document", '~'), ifnull("deleted_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger screening_deletions_rechecked after update of id, account_id, document, deleted_at on screening_deletions
  begin update screening_deletions set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."document", '~'), ifnull(old."deleted_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("document", '~'), ifnull("deleted_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table screening_identities add column checksum text;
create index screening_identities_without_checksum on screening_identities (checksum) where checksum is null;
create trigger screening_identities_checked after insert on screening_identities
  begin update screening_identities set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("document", '~'), ifnull("revision", '~'),
    ifnull("retain_until", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger screening_identities_rechecked after update of id, account_id, document, revision, retain_until, created_at, updated_at on screening_identities
  begin update screening_identities set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."document", '~'), ifnull(old."revision", '~'),
    ifnull(old."retain_until", '~'), ifnull(old."created_at", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("document", '~'), ifnull("revision", '~'),
    ifnull("retain_until", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table screening_items add column checksum text;
create index screening_items_without_checksum on screening_items (checksum) where checksum is null;
create trigger screening_items_checked after insert on screening_items
  begin update screening_items set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("screening_id", '~'), ifnull("seq", '~'), ifnull("item_key", '~'), ifnull("content_id", '~'),
    ifnull("kind", '~'), ifnull("network", '~'), ifnull("outcome", '~'), ifnull("shown", '~'),
    ifnull("decision", '~'), ifnull("published_at", '~'), ifnull("categories", '~'), ifnull("keywords", '~'),
    ifnull("text_hash", '~'), ifnull("scores", '~'), ifnull("review", '~'), ifnull("shown_categories", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger screening_items_rechecked after update of screening_id, seq, item_key, content_id, kind, network, outcome, shown, decision, published_at, categories, keywords, text_hash, scores, review, shown_categories, document on screening_items
  begin update screening_items set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."screening_id", '~'), ifnull(old."seq", '~'), ifnull(old."item_key", '~'), ifnull(old."content_id", '~'),
    ifnull(old."kind", '~'), ifnull(old."network", '~'), ifnull(old."outcome", '~'), ifnull(old."shown", '~'),
    ifnull(old."decision", '~'), ifnull(old."published_at", '~'), ifnull(old."categories", '~'), ifnull(old."keywords", '~'),
    ifnull(old."text_hash", '~'), ifnull(old."scores", '~'), ifnull(old."review", '~'), ifnull(old."shown_categories", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("screening_id", '~'), ifnull("seq", '~'), ifnull("item_key", '~'), ifnull("content_id", '~'),
    ifnull("kind", '~'), ifnull("network", '~'), ifnull("outcome", '~'), ifnull("shown", '~'),
    ifnull("decision", '~'), ifnull("published_at", '~'), ifnull("categories", '~'), ifnull("keywords", '~'),
    ifnull("text_hash", '~'), ifnull("scores", '~'), ifnull("review", '~'), ifnull("shown_categories", '~')), 224), 1, 8))
    || case when "document" is old."document" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

alter table screening_memory add column checksum text;
create index screening_memory_without_checksum on screening_memory (checksum) where checksum is null;
create trigger screening_memory_checked after insert on screening_memory
  begin update screening_memory set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("place", '~'), ifnull("scope", '~'), ifnull("memory_key", '~'),
    ifnull("decision_id", '~'), ifnull("created_at", '~'), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger screening_memory_rechecked after update of account_id, place, scope, memory_key, decision_id, created_at, document on screening_memory
  begin update screening_memory set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."account_id", '~'), ifnull(old."place", '~'), ifnull(old."scope", '~'), ifnull(old."memory_key", '~'),
    ifnull(old."decision_id", '~'), ifnull(old."created_at", '~'), ifnull(old."document", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("account_id", '~'), ifnull("place", '~'), ifnull("scope", '~'), ifnull("memory_key", '~'),
    ifnull("decision_id", '~'), ifnull("created_at", '~'), ifnull("document", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table screening_monitorings add column checksum text;
create index screening_monitorings_without_checksum on screening_monitorings (checksum) where checksum is null;
create trigger screening_monitorings_checked after insert on screening_monitorings
  begin update screening_monitorings set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("screening_id", '~'), ifnull("status", '~'),
    ifnull("document", '~'), ifnull("watermark", '~'), ifnull("runs", '~'), ifnull("last_run_at", '~'),
    ifnull("last_error", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger screening_monitorings_rechecked after update of id, account_id, screening_id, status, document, watermark, runs, last_run_at, last_error, created_at, updated_at on screening_monitorings
  begin update screening_monitorings set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."screening_id", '~'), ifnull(old."status", '~'),
    ifnull(old."document", '~'), ifnull(old."watermark", '~'), ifnull(old."runs", '~'), ifnull(old."last_run_at", '~'),
    ifnull(old."last_error", '~'), ifnull(old."created_at", '~'), ifnull(old."updated_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("screening_id", '~'), ifnull("status", '~'),
    ifnull("document", '~'), ifnull("watermark", '~'), ifnull("runs", '~'), ifnull("last_run_at", '~'),
    ifnull("last_error", '~'), ifnull("created_at", '~'), ifnull("updated_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table screening_reports add column checksum text;
create index screening_reports_without_checksum on screening_reports (checksum) where checksum is null;
create trigger screening_reports_checked after insert on screening_reports
  begin update screening_reports set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("screening_id", '~'), ifnull("language", '~'),
    ifnull("sha256", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger screening_reports_rechecked after update of id, account_id, screening_id, language, sha256, created_at, document on screening_reports
  begin update screening_reports set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."screening_id", '~'), ifnull(old."language", '~'),
    ifnull(old."sha256", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("screening_id", '~'), ifnull("language", '~'),
    ifnull("sha256", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || case when "document" is old."document" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

alter table screenings add column checksum text;
create index screenings_without_checksum on screenings (checksum) where checksum is null;
create trigger screenings_checked after insert on screenings
  begin update screenings set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("criteria_id", '~'), ifnull("criteria_version", '~'),
    ifnull("monitoring_id", '~'), ifnull("revision", '~'), ifnull("items", '~'), ifnull("digest", '~'),
    ifnull("as_of", '~'), ifnull("retain_until", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("state", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger screenings_rechecked after update of id, account_id, criteria_id, criteria_version, monitoring_id, revision, items, digest, as_of, retain_until, created_at, state on screenings
  begin update screenings set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."criteria_id", '~'), ifnull(old."criteria_version", '~'),
    ifnull(old."monitoring_id", '~'), ifnull(old."revision", '~'), ifnull(old."items", '~'), ifnull(old."digest", '~'),
    ifnull(old."as_of", '~'), ifnull(old."retain_until", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("criteria_id", '~'), ifnull("criteria_version", '~'),
    ifnull("monitoring_id", '~'), ifnull("revision", '~'), ifnull("items", '~'), ifnull("digest", '~'),
    ifnull("as_of", '~'), ifnull("retain_until", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || case when "state" is old."state" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("state", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

alter table second_factors add column checksum text;
create index second_factors_without_checksum on second_factors (checksum) where checksum is null;
create trigger second_factors_checked after insert on second_factors
  begin update second_factors set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("user_id", '~'), ifnull("secret", '~'), ifnull("confirmed_at", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger second_factors_rechecked after update of user_id, secret, confirmed_at, created_at on second_factors
  begin update second_factors set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."user_id", '~'), ifnull(old."secret", '~'), ifnull(old."confirmed_at", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("user_id", '~'), ifnull("secret", '~'), ifnull("confirmed_at", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table subject_cases add column checksum text;
create index subject_cases_without_checksum on subject_cases (checksum) where checksum is null;
create trigger subject_cases_checked after insert on subject_cases
  begin update subject_cases set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("kind", '~'), ifnull("created_at", '~'),
    ifnull("ended_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger subject_cases_rechecked after update of id, account_id, kind, created_at, ended_at, document on subject_cases
  begin update subject_cases set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."kind", '~'), ifnull(old."created_at", '~'),
    ifnull(old."ended_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("kind", '~'), ifnull("created_at", '~'),
    ifnull("ended_at", '~')), 224), 1, 8))
    || case when "document" is old."document" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("document", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

alter table suppressions add column checksum text;
create index suppressions_without_checksum on suppressions (checksum) where checksum is null;
create trigger suppressions_checked after insert on suppressions
  begin update suppressions set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("subject", '~'), ifnull("case_id", '~'), ifnull("kind", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger suppressions_rechecked after update of subject, case_id, kind, created_at on suppressions
  begin update suppressions set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."subject", '~'), ifnull(old."case_id", '~'), ifnull(old."kind", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("subject", '~'), ifnull("case_id", '~'), ifnull("kind", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table tokens add column checksum text;
create index tokens_without_checksum on tokens (checksum) where checksum is null;
create trigger tokens_checked after insert on tokens
  begin update tokens set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("hash", '~'),
    ifnull("hint", '~'), ifnull("scopes", '~'), ifnull("rate_per_minute", '~'), ifnull("is_demo", '~'),
    ifnull("created_at", '~'), ifnull("expires_at", '~'), ifnull("revoked_at", '~'), ifnull("user_id", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger tokens_rechecked after update of id, account_id, name, hash, hint, scopes, rate_per_minute, is_demo, created_at, expires_at, revoked_at, user_id on tokens
  begin update tokens set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."name", '~'), ifnull(old."hash", '~'),
    ifnull(old."hint", '~'), ifnull(old."scopes", '~'), ifnull(old."rate_per_minute", '~'), ifnull(old."is_demo", '~'),
    ifnull(old."created_at", '~'), ifnull(old."expires_at", '~'), ifnull(old."revoked_at", '~'), ifnull(old."user_id", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("name", '~'), ifnull("hash", '~'),
    ifnull("hint", '~'), ifnull("scopes", '~'), ifnull("rate_per_minute", '~'), ifnull("is_demo", '~'),
    ifnull("created_at", '~'), ifnull("expires_at", '~'), ifnull("revoked_at", '~'), ifnull("user_id", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table users add column checksum text;
create index users_without_checksum on users (checksum) where checksum is null;
create trigger users_checked after insert on users
  begin update users set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("email", '~'), ifnull("name", '~'),
    ifnull("role", '~'), ifnull("password", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger users_rechecked after update of id, account_id, email, name, role, password, created_at on users
  begin update users set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."email", '~'), ifnull(old."name", '~'),
    ifnull(old."role", '~'), ifnull(old."password", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("email", '~'), ifnull("name", '~'),
    ifnull("role", '~'), ifnull("password", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;

alter table webhook_deliveries add column checksum text;
create index webhook_deliveries_without_checksum on webhook_deliveries (checksum) where checksum is null;
create trigger webhook_deliveries_checked after insert on webhook_deliveries
  begin update webhook_deliveries set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("webhook_id", '~'), ifnull("account_id", '~'), ifnull("event_id", '~'),
    ifnull("seq", '~'), ifnull("kind", '~'), ifnull("subject", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || hex(substr(sha3(concat_ws(char(31), ifnull("body", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger webhook_deliveries_rechecked after update of id, webhook_id, account_id, event_id, seq, kind, subject, created_at, body on webhook_deliveries
  begin update webhook_deliveries set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."webhook_id", '~'), ifnull(old."account_id", '~'), ifnull(old."event_id", '~'),
    ifnull(old."seq", '~'), ifnull(old."kind", '~'), ifnull(old."subject", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("webhook_id", '~'), ifnull("account_id", '~'), ifnull("event_id", '~'),
    ifnull("seq", '~'), ifnull("kind", '~'), ifnull("subject", '~'), ifnull("created_at", '~')), 224), 1, 8))
    || case when "body" is old."body" and substr(old.checksum, 1, 1) = 's' then substr(old.checksum, 18, 16) else hex(substr(sha3(concat_ws(char(31), ifnull("body", '~')), 224), 1, 8)) end else 's!damaged' end where rowid = new.rowid; end;

alter table webhooks add column checksum text;
create index webhooks_without_checksum on webhooks (checksum) where checksum is null;
create trigger webhooks_checked after insert on webhooks
  begin update webhooks set checksum = 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("url", '~'), ifnull("description", '~'),
    ifnull("events", '~'), ifnull("secret", '~'), ifnull("previous_secret", '~'), ifnull("previous_until", '~'),
    ifnull("way", '~'), ifnull("schedule", '~'), ifnull("created_at", '~')), 224), 1, 8)) where rowid = new.rowid; end;
create trigger webhooks_rechecked after update of id, account_id, url, description, events, secret, previous_secret, previous_until, way, schedule, created_at on webhooks
  begin update webhooks set checksum = case when ifnull(not (substr(old.checksum, 1, 1) = 's') or substr(old.checksum, 2, 16) = hex(substr(sha3(concat_ws(char(31), ifnull(old."id", '~'), ifnull(old."account_id", '~'), ifnull(old."url", '~'), ifnull(old."description", '~'),
    ifnull(old."events", '~'), ifnull(old."secret", '~'), ifnull(old."previous_secret", '~'), ifnull(old."previous_until", '~'),
    ifnull(old."way", '~'), ifnull(old."schedule", '~'), ifnull(old."created_at", '~')), 224), 1, 8)), true)
    then 's'
    || hex(substr(sha3(concat_ws(char(31), ifnull("id", '~'), ifnull("account_id", '~'), ifnull("url", '~'), ifnull("description", '~'),
    ifnull("events", '~'), ifnull("secret", '~'), ifnull("previous_secret", '~'), ifnull("previous_until", '~'),
    ifnull("way", '~'), ifnull("schedule", '~'), ifnull("created_at", '~')), 224), 1, 8)) else 's!damaged' end where rowid = new.rowid; end;
