-- Rows that users own get a checksum, by the database itself, whoever writes them: src/db/damage/guarded.ts says what it covers.
-- Rows from before have none; they get one in the background after the start.

create or replace function row_print(row_text text) returns text language sql immutable as
  $$ select left(encode(sha256(convert_to(row_text, 'UTF8')), 'hex'), 16) $$;

alter table accounts add column checksum text;
create index accounts_without_checksum on accounts (checksum) where checksum is null;
create function is_as_written(r accounts) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.name::text, '~'), coalesce(r.second_factor_required::text, '~'), coalesce(r.created_at::text, '~')))), true) $$;
create function check_accounts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.name::text, '~'), coalesce(old.second_factor_required::text, '~'), coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.name::text, '~'), coalesce(new.second_factor_required::text, '~'), coalesce(new.created_at::text, '~')));
  return new;
end
$$;
create trigger accounts_checked before insert or update of id, name, second_factor_required, created_at on accounts for each row execute function check_accounts();
create function is_sound(r accounts) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in accounts: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table campaign_members add column checksum text;
create index campaign_members_without_checksum on campaign_members (checksum) where checksum is null;
create function is_as_written(r campaign_members) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.campaign_id::text, '~'), coalesce(r.network::text, '~'), coalesce(r.external_id::text, '~'), coalesce(r.handle::text, '~'),
    coalesce(r.position::text, '~'), coalesce(r.fee::text, '~'), coalesce(r.document::text, '~')))), true) $$;
create function check_campaign_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.campaign_id::text, '~'), coalesce(old.network::text, '~'), coalesce(old.external_id::text, '~'), coalesce(old.handle::text, '~'),
    coalesce(old.position::text, '~'), coalesce(old.fee::text, '~'), coalesce(old.document::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.campaign_id::text, '~'), coalesce(new.network::text, '~'), coalesce(new.external_id::text, '~'), coalesce(new.handle::text, '~'),
    coalesce(new.position::text, '~'), coalesce(new.fee::text, '~'), coalesce(new.document::text, '~')));
  return new;
end
$$;
create trigger campaign_members_checked before insert or update of campaign_id, network, external_id, handle, position, fee, document on campaign_members for each row execute function check_campaign_members();
create function is_sound(r campaign_members) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in campaign_members: %', upper(encode(convert_to(concat_ws(' ', r.campaign_id, r.network, r.external_id), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table campaign_posts add column checksum text;
create index campaign_posts_without_checksum on campaign_posts (checksum) where checksum is null;
create function is_as_written(r campaign_posts) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.campaign_id::text, '~'), coalesce(r.network::text, '~'), coalesce(r.content_id::text, '~'), coalesce(r.external_id::text, '~'),
    coalesce(r.published_at::text, '~'), coalesce(r.certainty::text, '~'), coalesce(r.decided::text, '~'), coalesce(r.gone_at::text, '~'),
    coalesce(r.found_at::text, '~')))
    and substr(r.checksum, 18, 16) = row_print(concat_ws(chr(31), coalesce(r.document::text, '~')))), true) $$;
create function check_campaign_posts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.campaign_id::text, '~'), coalesce(old.network::text, '~'), coalesce(old.content_id::text, '~'), coalesce(old.external_id::text, '~'),
    coalesce(old.published_at::text, '~'), coalesce(old.certainty::text, '~'), coalesce(old.decided::text, '~'), coalesce(old.gone_at::text, '~'),
    coalesce(old.found_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.campaign_id::text, '~'), coalesce(new.network::text, '~'), coalesce(new.content_id::text, '~'), coalesce(new.external_id::text, '~'),
    coalesce(new.published_at::text, '~'), coalesce(new.certainty::text, '~'), coalesce(new.decided::text, '~'), coalesce(new.gone_at::text, '~'),
    coalesce(new.found_at::text, '~')));
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and new.document is not distinct from old.document then
    new.checksum := new.checksum || substr(old.checksum, 18, 16);
  else
    new.checksum := new.checksum || row_print(concat_ws(chr(31), coalesce(new.document::text, '~')));
  end if;
  return new;
end
$$;
create trigger campaign_posts_checked before insert or update of campaign_id, network, content_id, external_id, published_at, certainty, decided, gone_at, found_at, document on campaign_posts for each row execute function check_campaign_posts();
create function is_sound(r campaign_posts) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in campaign_posts: %', upper(encode(convert_to(concat_ws(' ', r.campaign_id, r.network, r.content_id), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table campaigns add column checksum text;
create index campaigns_without_checksum on campaigns (checksum) where checksum is null;
create function is_as_written(r campaigns) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.name::text, '~'), coalesce(r.document::text, '~'),
    coalesce(r.paused::text, '~'), coalesce(r.checked_at::text, '~'), coalesce(r.finished_at::text, '~'), coalesce(r.created_at::text, '~'),
    coalesce(r.updated_at::text, '~')))), true) $$;
create function check_campaigns() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.name::text, '~'), coalesce(old.document::text, '~'),
    coalesce(old.paused::text, '~'), coalesce(old.checked_at::text, '~'), coalesce(old.finished_at::text, '~'), coalesce(old.created_at::text, '~'),
    coalesce(old.updated_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.name::text, '~'), coalesce(new.document::text, '~'),
    coalesce(new.paused::text, '~'), coalesce(new.checked_at::text, '~'), coalesce(new.finished_at::text, '~'), coalesce(new.created_at::text, '~'),
    coalesce(new.updated_at::text, '~')));
  return new;
end
$$;
create trigger campaigns_checked before insert or update of id, account_id, name, document, paused, checked_at, finished_at, created_at, updated_at on campaigns for each row execute function check_campaigns();
create function is_sound(r campaigns) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in campaigns: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table connections add column checksum text;
create index connections_without_checksum on connections (checksum) where checksum is null;
create function is_as_written(r connections) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.provider::text, '~'), coalesce(r.network::text, '~'),
    coalesce(r.purpose::text, '~'), coalesce(r.expected::text, '~'), coalesce(r.hash::text, '~'), coalesce(r.external_id::text, '~'),
    coalesce(r.handle::text, '~'), coalesce(r.handle_key::text, '~'), coalesce(r.name::text, '~'), coalesce(r.scope::text, '~'),
    coalesce(r.tokens::text, '~'), coalesce(r.created_by::text, '~'), coalesce(r.created_at::text, '~'), coalesce(r.expires_at::text, '~'),
    coalesce(r.connected_at::text, '~')))), true) $$;
create function check_connections() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.provider::text, '~'), coalesce(old.network::text, '~'),
    coalesce(old.purpose::text, '~'), coalesce(old.expected::text, '~'), coalesce(old.hash::text, '~'), coalesce(old.external_id::text, '~'),
    coalesce(old.handle::text, '~'), coalesce(old.handle_key::text, '~'), coalesce(old.name::text, '~'), coalesce(old.scope::text, '~'),
    coalesce(old.tokens::text, '~'), coalesce(old.created_by::text, '~'), coalesce(old.created_at::text, '~'), coalesce(old.expires_at::text, '~'),
    coalesce(old.connected_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.provider::text, '~'), coalesce(new.network::text, '~'),
    coalesce(new.purpose::text, '~'), coalesce(new.expected::text, '~'), coalesce(new.hash::text, '~'), coalesce(new.external_id::text, '~'),
    coalesce(new.handle::text, '~'), coalesce(new.handle_key::text, '~'), coalesce(new.name::text, '~'), coalesce(new.scope::text, '~'),
    coalesce(new.tokens::text, '~'), coalesce(new.created_by::text, '~'), coalesce(new.created_at::text, '~'), coalesce(new.expires_at::text, '~'),
    coalesce(new.connected_at::text, '~')));
  return new;
end
$$;
create trigger connections_checked before insert or update of id, account_id, provider, network, purpose, expected, hash, external_id, handle, handle_key, name, scope, tokens, created_by, created_at, expires_at, connected_at on connections for each row execute function check_connections();
create function is_sound(r connections) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in connections: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table contact_objections add column checksum text;
create index contact_objections_without_checksum on contact_objections (checksum) where checksum is null;
create function is_as_written(r contact_objections) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.layer::text, '~'), coalesce(r.kind::text, '~'), coalesce(r.hash::text, '~'),
    coalesce(r.reason::text, '~'), coalesce(r.created_at::text, '~')))), true) $$;
create function check_contact_objections() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.layer::text, '~'), coalesce(old.kind::text, '~'), coalesce(old.hash::text, '~'),
    coalesce(old.reason::text, '~'), coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.layer::text, '~'), coalesce(new.kind::text, '~'), coalesce(new.hash::text, '~'),
    coalesce(new.reason::text, '~'), coalesce(new.created_at::text, '~')));
  return new;
end
$$;
create trigger contact_objections_checked before insert or update of id, layer, kind, hash, reason, created_at on contact_objections for each row execute function check_contact_objections();
create function is_sound(r contact_objections) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in contact_objections: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table creator_lists add column checksum text;
create index creator_lists_without_checksum on creator_lists (checksum) where checksum is null;
create function is_as_written(r creator_lists) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.name::text, '~'), coalesce(r.name_key::text, '~'),
    coalesce(r.document::text, '~'), coalesce(r.members::text, '~'), coalesce(r.changes::text, '~'), coalesce(r.created_at::text, '~'),
    coalesce(r.updated_at::text, '~')))), true) $$;
create function check_creator_lists() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.name::text, '~'), coalesce(old.name_key::text, '~'),
    coalesce(old.document::text, '~'), coalesce(old.members::text, '~'), coalesce(old.changes::text, '~'), coalesce(old.created_at::text, '~'),
    coalesce(old.updated_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.name::text, '~'), coalesce(new.name_key::text, '~'),
    coalesce(new.document::text, '~'), coalesce(new.members::text, '~'), coalesce(new.changes::text, '~'), coalesce(new.created_at::text, '~'),
    coalesce(new.updated_at::text, '~')));
  return new;
end
$$;
create trigger creator_lists_checked before insert or update of id, account_id, name, name_key, document, members, changes, created_at, updated_at on creator_lists for each row execute function check_creator_lists();
create function is_sound(r creator_lists) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in creator_lists: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table events add column checksum text;
create index events_without_checksum on events (checksum) where checksum is null;
create function is_as_written(r events) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.account_id::text, '~'), coalesce(r.seq::text, '~'), coalesce(r.id::text, '~'), coalesce(r.kind::text, '~'),
    coalesce(r.subject::text, '~'), coalesce(r.created_at::text, '~')))
    and substr(r.checksum, 18, 16) = row_print(concat_ws(chr(31), coalesce(r.payload::text, '~')))), true) $$;
create function check_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.account_id::text, '~'), coalesce(old.seq::text, '~'), coalesce(old.id::text, '~'), coalesce(old.kind::text, '~'),
    coalesce(old.subject::text, '~'), coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.account_id::text, '~'), coalesce(new.seq::text, '~'), coalesce(new.id::text, '~'), coalesce(new.kind::text, '~'),
    coalesce(new.subject::text, '~'), coalesce(new.created_at::text, '~')));
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and new.payload is not distinct from old.payload then
    new.checksum := new.checksum || substr(old.checksum, 18, 16);
  else
    new.checksum := new.checksum || row_print(concat_ws(chr(31), coalesce(new.payload::text, '~')));
  end if;
  return new;
end
$$;
create trigger events_checked before insert or update of account_id, seq, id, kind, subject, created_at, payload on events for each row execute function check_events();
create function is_sound(r events) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in events: %', upper(encode(convert_to(concat_ws(' ', r.account_id, r.seq), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table identities add column checksum text;
create index identities_without_checksum on identities (checksum) where checksum is null;
create function is_as_written(r identities) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.issuer::text, '~'), coalesce(r.subject::text, '~'), coalesce(r.user_id::text, '~'), coalesce(r.created_at::text, '~')))), true) $$;
create function check_identities() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.issuer::text, '~'), coalesce(old.subject::text, '~'), coalesce(old.user_id::text, '~'), coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.issuer::text, '~'), coalesce(new.subject::text, '~'), coalesce(new.user_id::text, '~'), coalesce(new.created_at::text, '~')));
  return new;
end
$$;
create trigger identities_checked before insert or update of issuer, subject, user_id, created_at on identities for each row execute function check_identities();
create function is_sound(r identities) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in identities: %', upper(encode(convert_to(concat_ws(' ', r.issuer, r.subject), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table import_mappings add column checksum text;
create index import_mappings_without_checksum on import_mappings (checksum) where checksum is null;
create function is_as_written(r import_mappings) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.account_id::text, '~'), coalesce(r.name::text, '~'), coalesce(r.mapping::text, '~'), coalesce(r.updated_at::text, '~')))), true) $$;
create function check_import_mappings() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.account_id::text, '~'), coalesce(old.name::text, '~'), coalesce(old.mapping::text, '~'), coalesce(old.updated_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.account_id::text, '~'), coalesce(new.name::text, '~'), coalesce(new.mapping::text, '~'), coalesce(new.updated_at::text, '~')));
  return new;
end
$$;
create trigger import_mappings_checked before insert or update of account_id, name, mapping, updated_at on import_mappings for each row execute function check_import_mappings();
create function is_sound(r import_mappings) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in import_mappings: %', upper(encode(convert_to(concat_ws(' ', r.account_id, r.name), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table invitations add column checksum text;
create index invitations_without_checksum on invitations (checksum) where checksum is null;
create function is_as_written(r invitations) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.user_id::text, '~'), coalesce(r.email::text, '~'),
    coalesce(r.role::text, '~'), coalesce(r.hash::text, '~'), coalesce(r.created_by::text, '~'), coalesce(r.created_at::text, '~'),
    coalesce(r.expires_at::text, '~'), coalesce(r.accepted_at::text, '~'), coalesce(r.revoked_at::text, '~')))), true) $$;
create function check_invitations() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.user_id::text, '~'), coalesce(old.email::text, '~'),
    coalesce(old.role::text, '~'), coalesce(old.hash::text, '~'), coalesce(old.created_by::text, '~'), coalesce(old.created_at::text, '~'),
    coalesce(old.expires_at::text, '~'), coalesce(old.accepted_at::text, '~'), coalesce(old.revoked_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.user_id::text, '~'), coalesce(new.email::text, '~'),
    coalesce(new.role::text, '~'), coalesce(new.hash::text, '~'), coalesce(new.created_by::text, '~'), coalesce(new.created_at::text, '~'),
    coalesce(new.expires_at::text, '~'), coalesce(new.accepted_at::text, '~'), coalesce(new.revoked_at::text, '~')));
  return new;
end
$$;
create trigger invitations_checked before insert or update of id, account_id, user_id, email, role, hash, created_by, created_at, expires_at, accepted_at, revoked_at on invitations for each row execute function check_invitations();
create function is_sound(r invitations) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in invitations: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table list_change_members add column checksum text;
create index list_change_members_without_checksum on list_change_members (checksum) where checksum is null;
create function is_as_written(r list_change_members) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.list_id::text, '~'), coalesce(r.seq::text, '~'), coalesce(r.network::text, '~'), coalesce(r.external_id::text, '~'),
    coalesce(r.before::text, '~'), coalesce(r.after::text, '~')))), true) $$;
create function check_list_change_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.list_id::text, '~'), coalesce(old.seq::text, '~'), coalesce(old.network::text, '~'), coalesce(old.external_id::text, '~'),
    coalesce(old.before::text, '~'), coalesce(old.after::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.list_id::text, '~'), coalesce(new.seq::text, '~'), coalesce(new.network::text, '~'), coalesce(new.external_id::text, '~'),
    coalesce(new.before::text, '~'), coalesce(new.after::text, '~')));
  return new;
end
$$;
create trigger list_change_members_checked before insert or update of list_id, seq, network, external_id, before, after on list_change_members for each row execute function check_list_change_members();
create function is_sound(r list_change_members) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in list_change_members: %', upper(encode(convert_to(concat_ws(' ', r.list_id, r.seq, r.network, r.external_id), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table list_changes add column checksum text;
create index list_changes_without_checksum on list_changes (checksum) where checksum is null;
create function is_as_written(r list_changes) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.list_id::text, '~'), coalesce(r.seq::text, '~'), coalesce(r.id::text, '~'), coalesce(r.kind::text, '~'),
    coalesce(r.actor::text, '~'), coalesce(r.members::text, '~'), coalesce(r.document::text, '~'), coalesce(r.undone_by::text, '~'),
    coalesce(r.created_at::text, '~')))), true) $$;
create function check_list_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.list_id::text, '~'), coalesce(old.seq::text, '~'), coalesce(old.id::text, '~'), coalesce(old.kind::text, '~'),
    coalesce(old.actor::text, '~'), coalesce(old.members::text, '~'), coalesce(old.document::text, '~'), coalesce(old.undone_by::text, '~'),
    coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.list_id::text, '~'), coalesce(new.seq::text, '~'), coalesce(new.id::text, '~'), coalesce(new.kind::text, '~'),
    coalesce(new.actor::text, '~'), coalesce(new.members::text, '~'), coalesce(new.document::text, '~'), coalesce(new.undone_by::text, '~'),
    coalesce(new.created_at::text, '~')));
  return new;
end
$$;
create trigger list_changes_checked before insert or update of list_id, seq, id, kind, actor, members, document, undone_by, created_at on list_changes for each row execute function check_list_changes();
create function is_sound(r list_changes) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in list_changes: %', upper(encode(convert_to(concat_ws(' ', r.list_id, r.seq), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table list_members add column checksum text;
create index list_members_without_checksum on list_members (checksum) where checksum is null;
create function is_as_written(r list_members) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.list_id::text, '~'), coalesce(r.network::text, '~'), coalesce(r.external_id::text, '~'), coalesce(r.position::text, '~'),
    coalesce(r.handle::text, '~'), coalesce(r.stage::text, '~'), coalesce(r.owner::text, '~'), coalesce(r.tags::text, '~'),
    coalesce(r.document::text, '~'), coalesce(r.added_at::text, '~'), coalesce(r.updated_at::text, '~')))), true) $$;
create function check_list_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.list_id::text, '~'), coalesce(old.network::text, '~'), coalesce(old.external_id::text, '~'), coalesce(old.position::text, '~'),
    coalesce(old.handle::text, '~'), coalesce(old.stage::text, '~'), coalesce(old.owner::text, '~'), coalesce(old.tags::text, '~'),
    coalesce(old.document::text, '~'), coalesce(old.added_at::text, '~'), coalesce(old.updated_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.list_id::text, '~'), coalesce(new.network::text, '~'), coalesce(new.external_id::text, '~'), coalesce(new.position::text, '~'),
    coalesce(new.handle::text, '~'), coalesce(new.stage::text, '~'), coalesce(new.owner::text, '~'), coalesce(new.tags::text, '~'),
    coalesce(new.document::text, '~'), coalesce(new.added_at::text, '~'), coalesce(new.updated_at::text, '~')));
  return new;
end
$$;
create trigger list_members_checked before insert or update of list_id, network, external_id, position, handle, stage, owner, tags, document, added_at, updated_at on list_members for each row execute function check_list_members();
create function is_sound(r list_members) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in list_members: %', upper(encode(convert_to(concat_ws(' ', r.list_id, r.network, r.external_id), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table listening_changes add column checksum text;
create index listening_changes_without_checksum on listening_changes (checksum) where checksum is null;
create function is_as_written(r listening_changes) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.account_id::text, '~'), coalesce(r.seq::text, '~'), coalesce(r.id::text, '~'), coalesce(r.request_id::text, '~'),
    coalesce(r.kind::text, '~'), coalesce(r.actor::text, '~'), coalesce(r.document::text, '~'), coalesce(r.undone_by::text, '~'),
    coalesce(r.created_at::text, '~')))), true) $$;
create function check_listening_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.account_id::text, '~'), coalesce(old.seq::text, '~'), coalesce(old.id::text, '~'), coalesce(old.request_id::text, '~'),
    coalesce(old.kind::text, '~'), coalesce(old.actor::text, '~'), coalesce(old.document::text, '~'), coalesce(old.undone_by::text, '~'),
    coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.account_id::text, '~'), coalesce(new.seq::text, '~'), coalesce(new.id::text, '~'), coalesce(new.request_id::text, '~'),
    coalesce(new.kind::text, '~'), coalesce(new.actor::text, '~'), coalesce(new.document::text, '~'), coalesce(new.undone_by::text, '~'),
    coalesce(new.created_at::text, '~')));
  return new;
end
$$;
create trigger listening_changes_checked before insert or update of account_id, seq, id, request_id, kind, actor, document, undone_by, created_at on listening_changes for each row execute function check_listening_changes();
create function is_sound(r listening_changes) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in listening_changes: %', upper(encode(convert_to(concat_ws(' ', r.account_id, r.seq), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table listening_marks add column checksum text;
create index listening_marks_without_checksum on listening_marks (checksum) where checksum is null;
create function is_as_written(r listening_marks) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.account_id::text, '~'), coalesce(r.text_key::text, '~'), coalesce(r.document::text, '~'), coalesce(r.updated_at::text, '~')))), true) $$;
create function check_listening_marks() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.account_id::text, '~'), coalesce(old.text_key::text, '~'), coalesce(old.document::text, '~'), coalesce(old.updated_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.account_id::text, '~'), coalesce(new.text_key::text, '~'), coalesce(new.document::text, '~'), coalesce(new.updated_at::text, '~')));
  return new;
end
$$;
create trigger listening_marks_checked before insert or update of account_id, text_key, document, updated_at on listening_marks for each row execute function check_listening_marks();
create function is_sound(r listening_marks) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in listening_marks: %', upper(encode(convert_to(concat_ws(' ', r.account_id, r.text_key), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table listening_queries add column checksum text;
create index listening_queries_without_checksum on listening_queries (checksum) where checksum is null;
create function is_as_written(r listening_queries) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.name::text, '~'), coalesce(r.query::text, '~'),
    coalesce(r.description::text, '~'), coalesce(r.created_at::text, '~'), coalesce(r.updated_at::text, '~')))), true) $$;
create function check_listening_queries() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.name::text, '~'), coalesce(old.query::text, '~'),
    coalesce(old.description::text, '~'), coalesce(old.created_at::text, '~'), coalesce(old.updated_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.name::text, '~'), coalesce(new.query::text, '~'),
    coalesce(new.description::text, '~'), coalesce(new.created_at::text, '~'), coalesce(new.updated_at::text, '~')));
  return new;
end
$$;
create trigger listening_queries_checked before insert or update of id, account_id, name, query, description, created_at, updated_at on listening_queries for each row execute function check_listening_queries();
create function is_sound(r listening_queries) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in listening_queries: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table listening_recurring add column checksum text;
create index listening_recurring_without_checksum on listening_recurring (checksum) where checksum is null;
create function is_as_written(r listening_recurring) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.name::text, '~'), coalesce(r.input::text, '~'),
    coalesce(r.alerts::text, '~'), coalesce(r.every_ms::text, '~'), coalesce(r.window_ms::text, '~'), coalesce(r.paused::text, '~'),
    coalesce(r.raised::text, '~'), coalesce(r.last_request_id::text, '~'), coalesce(r.created_at::text, '~')))), true) $$;
create function check_listening_recurring() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.name::text, '~'), coalesce(old.input::text, '~'),
    coalesce(old.alerts::text, '~'), coalesce(old.every_ms::text, '~'), coalesce(old.window_ms::text, '~'), coalesce(old.paused::text, '~'),
    coalesce(old.raised::text, '~'), coalesce(old.last_request_id::text, '~'), coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.name::text, '~'), coalesce(new.input::text, '~'),
    coalesce(new.alerts::text, '~'), coalesce(new.every_ms::text, '~'), coalesce(new.window_ms::text, '~'), coalesce(new.paused::text, '~'),
    coalesce(new.raised::text, '~'), coalesce(new.last_request_id::text, '~'), coalesce(new.created_at::text, '~')));
  return new;
end
$$;
create trigger listening_recurring_checked before insert or update of id, account_id, name, input, alerts, every_ms, window_ms, paused, raised, last_request_id, created_at on listening_recurring for each row execute function check_listening_recurring();
create function is_sound(r listening_recurring) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in listening_recurring: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table listening_sets add column checksum text;
create index listening_sets_without_checksum on listening_sets (checksum) where checksum is null;
create function is_as_written(r listening_sets) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.request_id::text, '~'), coalesce(r.created_at::text, '~')))
    and substr(r.checksum, 18, 16) = row_print(concat_ws(chr(31), coalesce(r.insights::text, '~')))
    and substr(r.checksum, 34, 16) = row_print(concat_ws(chr(31), coalesce(r.mentions::text, '~')))), true) $$;
create function check_listening_sets() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.request_id::text, '~'), coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.request_id::text, '~'), coalesce(new.created_at::text, '~')));
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and new.insights is not distinct from old.insights then
    new.checksum := new.checksum || substr(old.checksum, 18, 16);
  else
    new.checksum := new.checksum || row_print(concat_ws(chr(31), coalesce(new.insights::text, '~')));
  end if;
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and new.mentions is not distinct from old.mentions then
    new.checksum := new.checksum || substr(old.checksum, 34, 16);
  else
    new.checksum := new.checksum || row_print(concat_ws(chr(31), coalesce(new.mentions::text, '~')));
  end if;
  return new;
end
$$;
create trigger listening_sets_checked before insert or update of request_id, created_at, insights, mentions on listening_sets for each row execute function check_listening_sets();
create function is_sound(r listening_sets) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in listening_sets: %', upper(encode(convert_to(r.request_id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table listening_tags add column checksum text;
create index listening_tags_without_checksum on listening_tags (checksum) where checksum is null;
create function is_as_written(r listening_tags) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.name::text, '~'), coalesce(r.name_key::text, '~'),
    coalesce(r.query::text, '~'), coalesce(r.description::text, '~'), coalesce(r.revision::text, '~'), coalesce(r.backfill_id::text, '~'),
    coalesce(r.created_at::text, '~'), coalesce(r.updated_at::text, '~')))), true) $$;
create function check_listening_tags() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.name::text, '~'), coalesce(old.name_key::text, '~'),
    coalesce(old.query::text, '~'), coalesce(old.description::text, '~'), coalesce(old.revision::text, '~'), coalesce(old.backfill_id::text, '~'),
    coalesce(old.created_at::text, '~'), coalesce(old.updated_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.name::text, '~'), coalesce(new.name_key::text, '~'),
    coalesce(new.query::text, '~'), coalesce(new.description::text, '~'), coalesce(new.revision::text, '~'), coalesce(new.backfill_id::text, '~'),
    coalesce(new.created_at::text, '~'), coalesce(new.updated_at::text, '~')));
  return new;
end
$$;
create trigger listening_tags_checked before insert or update of id, account_id, name, name_key, query, description, revision, backfill_id, created_at, updated_at on listening_tags for each row execute function check_listening_tags();
create function is_sound(r listening_tags) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in listening_tags: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table measured_figures add column checksum text;
create index measured_figures_without_checksum on measured_figures (checksum) where checksum is null;
create function is_as_written(r measured_figures) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.account_id::text, '~'), coalesce(r.network::text, '~'), coalesce(r.external_id::text, '~'), coalesce(r.handle_key::text, '~'),
    coalesce(r.connection_id::text, '~'), coalesce(r.day::text, '~'), coalesce(r.document::text, '~')))), true) $$;
create function check_measured_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.account_id::text, '~'), coalesce(old.network::text, '~'), coalesce(old.external_id::text, '~'), coalesce(old.handle_key::text, '~'),
    coalesce(old.connection_id::text, '~'), coalesce(old.day::text, '~'), coalesce(old.document::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.account_id::text, '~'), coalesce(new.network::text, '~'), coalesce(new.external_id::text, '~'), coalesce(new.handle_key::text, '~'),
    coalesce(new.connection_id::text, '~'), coalesce(new.day::text, '~'), coalesce(new.document::text, '~')));
  return new;
end
$$;
create trigger measured_figures_checked before insert or update of account_id, network, external_id, handle_key, connection_id, day, document on measured_figures for each row execute function check_measured_figures();
create function is_sound(r measured_figures) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in measured_figures: %', upper(encode(convert_to(concat_ws(' ', r.connection_id, r.day), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table request_items add column checksum text;
create index request_items_without_checksum on request_items (checksum) where checksum is null;
create function is_as_written(r request_items) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.request_id::text, '~'), coalesce(r.seq::text, '~'), coalesce(r.document::text, '~')))), true) $$;
create function check_request_items() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.request_id::text, '~'), coalesce(old.seq::text, '~'), coalesce(old.document::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.request_id::text, '~'), coalesce(new.seq::text, '~'), coalesce(new.document::text, '~')));
  return new;
end
$$;
create trigger request_items_checked before insert or update of request_id, seq, document on request_items for each row execute function check_request_items();
create function is_sound(r request_items) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in request_items: %', upper(encode(convert_to(concat_ws(' ', r.request_id, r.seq), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table requests add column checksum text;
create index requests_without_checksum on requests (checksum) where checksum is null;
create function is_as_written(r requests) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.kind::text, '~'), coalesce(r.status::text, '~'),
    coalesce(r.missing::text, '~'), coalesce(r.error::text, '~'), coalesce(r.created_at::text, '~'), coalesce(r.started_at::text, '~'),
    coalesce(r.finished_at::text, '~')))
    and substr(r.checksum, 18, 16) = row_print(concat_ws(chr(31), coalesce(r.input::text, '~')))
    and substr(r.checksum, 34, 16) = row_print(concat_ws(chr(31), coalesce(r.checkpoint::text, '~')))
    and substr(r.checksum, 50, 16) = row_print(concat_ws(chr(31), coalesce(r.result::text, '~')))), true) $$;
create function check_requests() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.kind::text, '~'), coalesce(old.status::text, '~'),
    coalesce(old.missing::text, '~'), coalesce(old.error::text, '~'), coalesce(old.created_at::text, '~'), coalesce(old.started_at::text, '~'),
    coalesce(old.finished_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.kind::text, '~'), coalesce(new.status::text, '~'),
    coalesce(new.missing::text, '~'), coalesce(new.error::text, '~'), coalesce(new.created_at::text, '~'), coalesce(new.started_at::text, '~'),
    coalesce(new.finished_at::text, '~')));
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and new.input is not distinct from old.input then
    new.checksum := new.checksum || substr(old.checksum, 18, 16);
  else
    new.checksum := new.checksum || row_print(concat_ws(chr(31), coalesce(new.input::text, '~')));
  end if;
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and new.checkpoint is not distinct from old.checkpoint then
    new.checksum := new.checksum || substr(old.checksum, 34, 16);
  else
    new.checksum := new.checksum || row_print(concat_ws(chr(31), coalesce(new.checkpoint::text, '~')));
  end if;
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and new.result is not distinct from old.result then
    new.checksum := new.checksum || substr(old.checksum, 50, 16);
  else
    new.checksum := new.checksum || row_print(concat_ws(chr(31), coalesce(new.result::text, '~')));
  end if;
  return new;
end
$$;
create trigger requests_checked before insert or update of id, account_id, kind, status, missing, error, created_at, started_at, finished_at, input, checkpoint, result on requests for each row execute function check_requests();
create function is_sound(r requests) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in requests: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table restricted_rows add column checksum text;
create index restricted_rows_without_checksum on restricted_rows (checksum) where checksum is null;
create function is_as_written(r restricted_rows) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.case_id::text, '~'), coalesce(r.seq::text, '~'), coalesce(r.place::text, '~'), coalesce(r.document::text, '~')))), true) $$;
create function check_restricted_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.case_id::text, '~'), coalesce(old.seq::text, '~'), coalesce(old.place::text, '~'), coalesce(old.document::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.case_id::text, '~'), coalesce(new.seq::text, '~'), coalesce(new.place::text, '~'), coalesce(new.document::text, '~')));
  return new;
end
$$;
create trigger restricted_rows_checked before insert or update of case_id, seq, place, document on restricted_rows for each row execute function check_restricted_rows();
create function is_sound(r restricted_rows) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in restricted_rows: %', upper(encode(convert_to(concat_ws(' ', r.case_id, r.seq), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table saved_search_differences add column checksum text;
create index saved_search_differences_without_checksum on saved_search_differences (checksum) where checksum is null;
create function is_as_written(r saved_search_differences) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.search_id::text, '~'), coalesce(r.seq::text, '~'), coalesce(r.place::text, '~'), coalesce(r.kind::text, '~'),
    coalesce(r.network::text, '~'), coalesce(r.external_id::text, '~'), coalesce(r.before::text, '~'), coalesce(r.after::text, '~')))), true) $$;
create function check_saved_search_differences() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.search_id::text, '~'), coalesce(old.seq::text, '~'), coalesce(old.place::text, '~'), coalesce(old.kind::text, '~'),
    coalesce(old.network::text, '~'), coalesce(old.external_id::text, '~'), coalesce(old.before::text, '~'), coalesce(old.after::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.search_id::text, '~'), coalesce(new.seq::text, '~'), coalesce(new.place::text, '~'), coalesce(new.kind::text, '~'),
    coalesce(new.network::text, '~'), coalesce(new.external_id::text, '~'), coalesce(new.before::text, '~'), coalesce(new.after::text, '~')));
  return new;
end
$$;
create trigger saved_search_differences_checked before insert or update of search_id, seq, place, kind, network, external_id, before, after on saved_search_differences for each row execute function check_saved_search_differences();
create function is_sound(r saved_search_differences) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in saved_search_differences: %', upper(encode(convert_to(concat_ws(' ', r.search_id, r.seq, r.place), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table saved_search_matches add column checksum text;
create index saved_search_matches_without_checksum on saved_search_matches (checksum) where checksum is null;
create function is_as_written(r saved_search_matches) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.search_id::text, '~'), coalesce(r.network::text, '~'), coalesce(r.external_id::text, '~'), coalesce(r.noted::text, '~')))), true) $$;
create function check_saved_search_matches() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.search_id::text, '~'), coalesce(old.network::text, '~'), coalesce(old.external_id::text, '~'), coalesce(old.noted::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.search_id::text, '~'), coalesce(new.network::text, '~'), coalesce(new.external_id::text, '~'), coalesce(new.noted::text, '~')));
  return new;
end
$$;
create trigger saved_search_matches_checked before insert or update of search_id, network, external_id, noted on saved_search_matches for each row execute function check_saved_search_matches();
create function is_sound(r saved_search_matches) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in saved_search_matches: %', upper(encode(convert_to(concat_ws(' ', r.search_id, r.network, r.external_id), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table saved_search_runs add column checksum text;
create index saved_search_runs_without_checksum on saved_search_runs (checksum) where checksum is null;
create function is_as_written(r saved_search_runs) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.search_id::text, '~'), coalesce(r.seq::text, '~'), coalesce(r.id::text, '~'), coalesce(r.matches::text, '~'),
    coalesce(r.added::text, '~'), coalesce(r.lost::text, '~'), coalesce(r.changed::text, '~'), coalesce(r.created_at::text, '~'),
    coalesce(r.baseline::text, '~')))), true) $$;
create function check_saved_search_runs() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.search_id::text, '~'), coalesce(old.seq::text, '~'), coalesce(old.id::text, '~'), coalesce(old.matches::text, '~'),
    coalesce(old.added::text, '~'), coalesce(old.lost::text, '~'), coalesce(old.changed::text, '~'), coalesce(old.created_at::text, '~'),
    coalesce(old.baseline::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.search_id::text, '~'), coalesce(new.seq::text, '~'), coalesce(new.id::text, '~'), coalesce(new.matches::text, '~'),
    coalesce(new.added::text, '~'), coalesce(new.lost::text, '~'), coalesce(new.changed::text, '~'), coalesce(new.created_at::text, '~'),
    coalesce(new.baseline::text, '~')));
  return new;
end
$$;
create trigger saved_search_runs_checked before insert or update of search_id, seq, id, matches, added, lost, changed, created_at, baseline on saved_search_runs for each row execute function check_saved_search_runs();
create function is_sound(r saved_search_runs) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in saved_search_runs: %', upper(encode(convert_to(concat_ws(' ', r.search_id, r.seq), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table saved_searches add column checksum text;
create index saved_searches_without_checksum on saved_searches (checksum) where checksum is null;
create function is_as_written(r saved_searches) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.name::text, '~'), coalesce(r.document::text, '~'),
    coalesce(r.paused::text, '~'), coalesce(r.runs::text, '~'), coalesce(r.matches::text, '~'), coalesce(r.checked_at::text, '~'),
    coalesce(r.last_error::text, '~'), coalesce(r.created_at::text, '~'), coalesce(r.updated_at::text, '~')))), true) $$;
create function check_saved_searches() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.name::text, '~'), coalesce(old.document::text, '~'),
    coalesce(old.paused::text, '~'), coalesce(old.runs::text, '~'), coalesce(old.matches::text, '~'), coalesce(old.checked_at::text, '~'),
    coalesce(old.last_error::text, '~'), coalesce(old.created_at::text, '~'), coalesce(old.updated_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.name::text, '~'), coalesce(new.document::text, '~'),
    coalesce(new.paused::text, '~'), coalesce(new.runs::text, '~'), coalesce(new.matches::text, '~'), coalesce(new.checked_at::text, '~'),
    coalesce(new.last_error::text, '~'), coalesce(new.created_at::text, '~'), coalesce(new.updated_at::text, '~')));
  return new;
end
$$;
create trigger saved_searches_checked before insert or update of id, account_id, name, document, paused, runs, matches, checked_at, last_error, created_at, updated_at on saved_searches for each row execute function check_saved_searches();
create function is_sound(r saved_searches) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in saved_searches: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table schedules add column checksum text;
create index schedules_without_checksum on schedules (checksum) where checksum is null;
create function is_as_written(r schedules) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.kind::text, '~'), coalesce(r.request_prefix::text, '~'),
    coalesce(r.input::text, '~'), coalesce(r.every_ms::text, '~'), coalesce(r.paused::text, '~'), coalesce(r.created_at::text, '~')))), true) $$;
create function check_schedules() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.kind::text, '~'), coalesce(old.request_prefix::text, '~'),
    coalesce(old.input::text, '~'), coalesce(old.every_ms::text, '~'), coalesce(old.paused::text, '~'), coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.kind::text, '~'), coalesce(new.request_prefix::text, '~'),
    coalesce(new.input::text, '~'), coalesce(new.every_ms::text, '~'), coalesce(new.paused::text, '~'), coalesce(new.created_at::text, '~')));
  return new;
end
$$;
create trigger schedules_checked before insert or update of id, account_id, kind, request_prefix, input, every_ms, paused, created_at on schedules for each row execute function check_schedules();
create function is_sound(r schedules) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in schedules: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table screening_criteria add column checksum text;
create index screening_criteria_without_checksum on screening_criteria (checksum) where checksum is null;
create function is_as_written(r screening_criteria) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.account_id::text, '~'), coalesce(r.id::text, '~'), coalesce(r.version::text, '~'), coalesce(r.name::text, '~'),
    coalesce(r.created_at::text, '~')))
    and substr(r.checksum, 18, 16) = row_print(concat_ws(chr(31), coalesce(r.document::text, '~')))), true) $$;
create function check_screening_criteria() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.account_id::text, '~'), coalesce(old.id::text, '~'), coalesce(old.version::text, '~'), coalesce(old.name::text, '~'),
    coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.account_id::text, '~'), coalesce(new.id::text, '~'), coalesce(new.version::text, '~'), coalesce(new.name::text, '~'),
    coalesce(new.created_at::text, '~')));
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and new.document is not distinct from old.document then
    new.checksum := new.checksum || substr(old.checksum, 18, 16);
  else
    new.checksum := new.checksum || row_print(concat_ws(chr(31), coalesce(new.document::text, '~')));
  end if;
  return new;
end
$$;
create trigger screening_criteria_checked before insert or update of account_id, id, version, name, created_at, document on screening_criteria for each row execute function check_screening_criteria();
create function is_sound(r screening_criteria) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in screening_criteria: %', upper(encode(convert_to(concat_ws(' ', r.account_id, r.id, r.version), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table screening_decisions add column checksum text;
create index screening_decisions_without_checksum on screening_decisions (checksum) where checksum is null;
create function is_as_written(r screening_decisions) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.screening_id::text, '~'), coalesce(r.seq::text, '~'), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'),
    coalesce(r.kind::text, '~'), coalesce(r.actor::text, '~'), coalesce(r.document::text, '~'), coalesce(r.created_at::text, '~')))), true) $$;
create function check_screening_decisions() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.screening_id::text, '~'), coalesce(old.seq::text, '~'), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'),
    coalesce(old.kind::text, '~'), coalesce(old.actor::text, '~'), coalesce(old.document::text, '~'), coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.screening_id::text, '~'), coalesce(new.seq::text, '~'), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'),
    coalesce(new.kind::text, '~'), coalesce(new.actor::text, '~'), coalesce(new.document::text, '~'), coalesce(new.created_at::text, '~')));
  return new;
end
$$;
create trigger screening_decisions_checked before insert or update of screening_id, seq, id, account_id, kind, actor, document, created_at on screening_decisions for each row execute function check_screening_decisions();
create function is_sound(r screening_decisions) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in screening_decisions: %', upper(encode(convert_to(concat_ws(' ', r.screening_id, r.seq), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table screening_deletions add column checksum text;
create index screening_deletions_without_checksum on screening_deletions (checksum) where checksum is null;
create function is_as_written(r screening_deletions) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.document::text, '~'), coalesce(r.deleted_at::text, '~')))), true) $$;
create function check_screening_deletions() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.document::text, '~'), coalesce(old.deleted_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.document::text, '~'), coalesce(new.deleted_at::text, '~')));
  return new;
end
$$;
create trigger screening_deletions_checked before insert or update of id, account_id, document, deleted_at on screening_deletions for each row execute function check_screening_deletions();
create function is_sound(r screening_deletions) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in screening_deletions: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table screening_identities add column checksum text;
create index screening_identities_without_checksum on screening_identities (checksum) where checksum is null;
create function is_as_written(r screening_identities) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.document::text, '~'), coalesce(r.revision::text, '~'),
    coalesce(r.retain_until::text, '~'), coalesce(r.created_at::text, '~'), coalesce(r.updated_at::text, '~')))), true) $$;
create function check_screening_identities() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.document::text, '~'), coalesce(old.revision::text, '~'),
    coalesce(old.retain_until::text, '~'), coalesce(old.created_at::text, '~'), coalesce(old.updated_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.document::text, '~'), coalesce(new.revision::text, '~'),
    coalesce(new.retain_until::text, '~'), coalesce(new.created_at::text, '~'), coalesce(new.updated_at::text, '~')));
  return new;
end
$$;
create trigger screening_identities_checked before insert or update of id, account_id, document, revision, retain_until, created_at, updated_at on screening_identities for each row execute function check_screening_identities();
create function is_sound(r screening_identities) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in screening_identities: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table screening_items add column checksum text;
create index screening_items_without_checksum on screening_items (checksum) where checksum is null;
create function is_as_written(r screening_items) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.screening_id::text, '~'), coalesce(r.seq::text, '~'), coalesce(r.item_key::text, '~'), coalesce(r.content_id::text, '~'),
    coalesce(r.kind::text, '~'), coalesce(r.network::text, '~'), coalesce(r.outcome::text, '~'), coalesce(r.shown::text, '~'),
    coalesce(r.decision::text, '~'), coalesce(r.published_at::text, '~'), coalesce(r.categories::text, '~'), coalesce(r.keywords::text, '~'),
    coalesce(r.text_hash::text, '~'), coalesce(r.scores::text, '~'), coalesce(r.review::text, '~'), coalesce(r.shown_categories::text, '~')))
    and substr(r.checksum, 18, 16) = row_print(concat_ws(chr(31), coalesce(r.document::text, '~')))), true) $$;
create function check_screening_items() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.screening_id::text, '~'), coalesce(old.seq::text, '~'), coalesce(old.item_key::text, '~'), coalesce(old.content_id::text, '~'),
    coalesce(old.kind::text, '~'), coalesce(old.network::text, '~'), coalesce(old.outcome::text, '~'), coalesce(old.shown::text, '~'),
    coalesce(old.decision::text, '~'), coalesce(old.published_at::text, '~'), coalesce(old.categories::text, '~'), coalesce(old.keywords::text, '~'),
    coalesce(old.text_hash::text, '~'), coalesce(old.scores::text, '~'), coalesce(old.review::text, '~'), coalesce(old.shown_categories::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.screening_id::text, '~'), coalesce(new.seq::text, '~'), coalesce(new.item_key::text, '~'), coalesce(new.content_id::text, '~'),
    coalesce(new.kind::text, '~'), coalesce(new.network::text, '~'), coalesce(new.outcome::text, '~'), coalesce(new.shown::text, '~'),
    coalesce(new.decision::text, '~'), coalesce(new.published_at::text, '~'), coalesce(new.categories::text, '~'), coalesce(new.keywords::text, '~'),
    coalesce(new.text_hash::text, '~'), coalesce(new.scores::text, '~'), coalesce(new.review::text, '~'), coalesce(new.shown_categories::text, '~')));
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and new.document is not distinct from old.document then
    new.checksum := new.checksum || substr(old.checksum, 18, 16);
  else
    new.checksum := new.checksum || row_print(concat_ws(chr(31), coalesce(new.document::text, '~')));
  end if;
  return new;
end
$$;
create trigger screening_items_checked before insert or update of screening_id, seq, item_key, content_id, kind, network, outcome, shown, decision, published_at, categories, keywords, text_hash, scores, review, shown_categories, document on screening_items for each row execute function check_screening_items();
create function is_sound(r screening_items) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in screening_items: %', upper(encode(convert_to(concat_ws(' ', r.screening_id, r.seq), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table screening_memory add column checksum text;
create index screening_memory_without_checksum on screening_memory (checksum) where checksum is null;
create function is_as_written(r screening_memory) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.account_id::text, '~'), coalesce(r.place::text, '~'), coalesce(r.scope::text, '~'), coalesce(r.memory_key::text, '~'),
    coalesce(r.decision_id::text, '~'), coalesce(r.created_at::text, '~'), coalesce(r.document::text, '~')))), true) $$;
create function check_screening_memory() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.account_id::text, '~'), coalesce(old.place::text, '~'), coalesce(old.scope::text, '~'), coalesce(old.memory_key::text, '~'),
    coalesce(old.decision_id::text, '~'), coalesce(old.created_at::text, '~'), coalesce(old.document::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.account_id::text, '~'), coalesce(new.place::text, '~'), coalesce(new.scope::text, '~'), coalesce(new.memory_key::text, '~'),
    coalesce(new.decision_id::text, '~'), coalesce(new.created_at::text, '~'), coalesce(new.document::text, '~')));
  return new;
end
$$;
create trigger screening_memory_checked before insert or update of account_id, place, scope, memory_key, decision_id, created_at, document on screening_memory for each row execute function check_screening_memory();
create function is_sound(r screening_memory) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in screening_memory: %', upper(encode(convert_to(concat_ws(' ', r.account_id, r.place, r.scope, r.memory_key), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table screening_monitorings add column checksum text;
create index screening_monitorings_without_checksum on screening_monitorings (checksum) where checksum is null;
create function is_as_written(r screening_monitorings) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.screening_id::text, '~'), coalesce(r.status::text, '~'),
    coalesce(r.document::text, '~'), coalesce(r.watermark::text, '~'), coalesce(r.runs::text, '~'), coalesce(r.last_run_at::text, '~'),
    coalesce(r.last_error::text, '~'), coalesce(r.created_at::text, '~'), coalesce(r.updated_at::text, '~')))), true) $$;
create function check_screening_monitorings() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.screening_id::text, '~'), coalesce(old.status::text, '~'),
    coalesce(old.document::text, '~'), coalesce(old.watermark::text, '~'), coalesce(old.runs::text, '~'), coalesce(old.last_run_at::text, '~'),
    coalesce(old.last_error::text, '~'), coalesce(old.created_at::text, '~'), coalesce(old.updated_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.screening_id::text, '~'), coalesce(new.status::text, '~'),
    coalesce(new.document::text, '~'), coalesce(new.watermark::text, '~'), coalesce(new.runs::text, '~'), coalesce(new.last_run_at::text, '~'),
    coalesce(new.last_error::text, '~'), coalesce(new.created_at::text, '~'), coalesce(new.updated_at::text, '~')));
  return new;
end
$$;
create trigger screening_monitorings_checked before insert or update of id, account_id, screening_id, status, document, watermark, runs, last_run_at, last_error, created_at, updated_at on screening_monitorings for each row execute function check_screening_monitorings();
create function is_sound(r screening_monitorings) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in screening_monitorings: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table screening_reports add column checksum text;
create index screening_reports_without_checksum on screening_reports (checksum) where checksum is null;
create function is_as_written(r screening_reports) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.screening_id::text, '~'), coalesce(r.language::text, '~'),
    coalesce(r.sha256::text, '~'), coalesce(r.created_at::text, '~')))
    and substr(r.checksum, 18, 16) = row_print(concat_ws(chr(31), coalesce(r.document::text, '~')))), true) $$;
create function check_screening_reports() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.screening_id::text, '~'), coalesce(old.language::text, '~'),
    coalesce(old.sha256::text, '~'), coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.screening_id::text, '~'), coalesce(new.language::text, '~'),
    coalesce(new.sha256::text, '~'), coalesce(new.created_at::text, '~')));
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and new.document is not distinct from old.document then
    new.checksum := new.checksum || substr(old.checksum, 18, 16);
  else
    new.checksum := new.checksum || row_print(concat_ws(chr(31), coalesce(new.document::text, '~')));
  end if;
  return new;
end
$$;
create trigger screening_reports_checked before insert or update of id, account_id, screening_id, language, sha256, created_at, document on screening_reports for each row execute function check_screening_reports();
create function is_sound(r screening_reports) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in screening_reports: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table screenings add column checksum text;
create index screenings_without_checksum on screenings (checksum) where checksum is null;
create function is_as_written(r screenings) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.criteria_id::text, '~'), coalesce(r.criteria_version::text, '~'),
    coalesce(r.monitoring_id::text, '~'), coalesce(r.revision::text, '~'), coalesce(r.items::text, '~'), coalesce(r.digest::text, '~'),
    coalesce(r.as_of::text, '~'), coalesce(r.retain_until::text, '~'), coalesce(r.created_at::text, '~')))
    and substr(r.checksum, 18, 16) = row_print(concat_ws(chr(31), coalesce(r.state::text, '~')))), true) $$;
create function check_screenings() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.criteria_id::text, '~'), coalesce(old.criteria_version::text, '~'),
    coalesce(old.monitoring_id::text, '~'), coalesce(old.revision::text, '~'), coalesce(old.items::text, '~'), coalesce(old.digest::text, '~'),
    coalesce(old.as_of::text, '~'), coalesce(old.retain_until::text, '~'), coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.criteria_id::text, '~'), coalesce(new.criteria_version::text, '~'),
    coalesce(new.monitoring_id::text, '~'), coalesce(new.revision::text, '~'), coalesce(new.items::text, '~'), coalesce(new.digest::text, '~'),
    coalesce(new.as_of::text, '~'), coalesce(new.retain_until::text, '~'), coalesce(new.created_at::text, '~')));
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and new.state is not distinct from old.state then
    new.checksum := new.checksum || substr(old.checksum, 18, 16);
  else
    new.checksum := new.checksum || row_print(concat_ws(chr(31), coalesce(new.state::text, '~')));
  end if;
  return new;
end
$$;
create trigger screenings_checked before insert or update of id, account_id, criteria_id, criteria_version, monitoring_id, revision, items, digest, as_of, retain_until, created_at, state on screenings for each row execute function check_screenings();
create function is_sound(r screenings) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in screenings: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table second_factors add column checksum text;
create index second_factors_without_checksum on second_factors (checksum) where checksum is null;
create function is_as_written(r second_factors) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.user_id::text, '~'), coalesce(r.secret::text, '~'), coalesce(r.confirmed_at::text, '~'), coalesce(r.created_at::text, '~')))), true) $$;
create function check_second_factors() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.user_id::text, '~'), coalesce(old.secret::text, '~'), coalesce(old.confirmed_at::text, '~'), coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.user_id::text, '~'), coalesce(new.secret::text, '~'), coalesce(new.confirmed_at::text, '~'), coalesce(new.created_at::text, '~')));
  return new;
end
$$;
create trigger second_factors_checked before insert or update of user_id, secret, confirmed_at, created_at on second_factors for each row execute function check_second_factors();
create function is_sound(r second_factors) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in second_factors: %', upper(encode(convert_to(r.user_id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table subject_cases add column checksum text;
create index subject_cases_without_checksum on subject_cases (checksum) where checksum is null;
create function is_as_written(r subject_cases) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.kind::text, '~'), coalesce(r.created_at::text, '~'),
    coalesce(r.ended_at::text, '~')))
    and substr(r.checksum, 18, 16) = row_print(concat_ws(chr(31), coalesce(r.document::text, '~')))), true) $$;
create function check_subject_cases() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.kind::text, '~'), coalesce(old.created_at::text, '~'),
    coalesce(old.ended_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.kind::text, '~'), coalesce(new.created_at::text, '~'),
    coalesce(new.ended_at::text, '~')));
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and new.document is not distinct from old.document then
    new.checksum := new.checksum || substr(old.checksum, 18, 16);
  else
    new.checksum := new.checksum || row_print(concat_ws(chr(31), coalesce(new.document::text, '~')));
  end if;
  return new;
end
$$;
create trigger subject_cases_checked before insert or update of id, account_id, kind, created_at, ended_at, document on subject_cases for each row execute function check_subject_cases();
create function is_sound(r subject_cases) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in subject_cases: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table suppressions add column checksum text;
create index suppressions_without_checksum on suppressions (checksum) where checksum is null;
create function is_as_written(r suppressions) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.subject::text, '~'), coalesce(r.case_id::text, '~'), coalesce(r.kind::text, '~'), coalesce(r.created_at::text, '~')))), true) $$;
create function check_suppressions() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.subject::text, '~'), coalesce(old.case_id::text, '~'), coalesce(old.kind::text, '~'), coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.subject::text, '~'), coalesce(new.case_id::text, '~'), coalesce(new.kind::text, '~'), coalesce(new.created_at::text, '~')));
  return new;
end
$$;
create trigger suppressions_checked before insert or update of subject, case_id, kind, created_at on suppressions for each row execute function check_suppressions();
create function is_sound(r suppressions) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in suppressions: %', upper(encode(convert_to(concat_ws(' ', r.subject, r.case_id), 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table tokens add column checksum text;
create index tokens_without_checksum on tokens (checksum) where checksum is null;
create function is_as_written(r tokens) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.name::text, '~'), coalesce(r.hash::text, '~'),
    coalesce(r.hint::text, '~'), coalesce(r.scopes::text, '~'), coalesce(r.rate_per_minute::text, '~'), coalesce(r.is_demo::text, '~'),
    coalesce(r.created_at::text, '~'), coalesce(r.expires_at::text, '~'), coalesce(r.revoked_at::text, '~'), coalesce(r.user_id::text, '~')))), true) $$;
create function check_tokens() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.name::text, '~'), coalesce(old.hash::text, '~'),
    coalesce(old.hint::text, '~'), coalesce(old.scopes::text, '~'), coalesce(old.rate_per_minute::text, '~'), coalesce(old.is_demo::text, '~'),
    coalesce(old.created_at::text, '~'), coalesce(old.expires_at::text, '~'), coalesce(old.revoked_at::text, '~'), coalesce(old.user_id::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.name::text, '~'), coalesce(new.hash::text, '~'),
    coalesce(new.hint::text, '~'), coalesce(new.scopes::text, '~'), coalesce(new.rate_per_minute::text, '~'), coalesce(new.is_demo::text, '~'),
    coalesce(new.created_at::text, '~'), coalesce(new.expires_at::text, '~'), coalesce(new.revoked_at::text, '~'), coalesce(new.user_id::text, '~')));
  return new;
end
$$;
create trigger tokens_checked before insert or update of id, account_id, name, hash, hint, scopes, rate_per_minute, is_demo, created_at, expires_at, revoked_at, user_id on tokens for each row execute function check_tokens();
create function is_sound(r tokens) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in tokens: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table users add column checksum text;
create index users_without_checksum on users (checksum) where checksum is null;
create function is_as_written(r users) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.email::text, '~'), coalesce(r.name::text, '~'),
    coalesce(r.role::text, '~'), coalesce(r.password::text, '~'), coalesce(r.created_at::text, '~')))), true) $$;
create function check_users() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.email::text, '~'), coalesce(old.name::text, '~'),
    coalesce(old.role::text, '~'), coalesce(old.password::text, '~'), coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.email::text, '~'), coalesce(new.name::text, '~'),
    coalesce(new.role::text, '~'), coalesce(new.password::text, '~'), coalesce(new.created_at::text, '~')));
  return new;
end
$$;
create trigger users_checked before insert or update of id, account_id, email, name, role, password, created_at on users for each row execute function check_users();
create function is_sound(r users) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in users: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table webhook_deliveries add column checksum text;
create index webhook_deliveries_without_checksum on webhook_deliveries (checksum) where checksum is null;
create function is_as_written(r webhook_deliveries) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.webhook_id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.event_id::text, '~'),
    coalesce(r.seq::text, '~'), coalesce(r.kind::text, '~'), coalesce(r.subject::text, '~'), coalesce(r.created_at::text, '~')))
    and substr(r.checksum, 18, 16) = row_print(concat_ws(chr(31), coalesce(r.body::text, '~')))), true) $$;
create function check_webhook_deliveries() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.webhook_id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.event_id::text, '~'),
    coalesce(old.seq::text, '~'), coalesce(old.kind::text, '~'), coalesce(old.subject::text, '~'), coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.webhook_id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.event_id::text, '~'),
    coalesce(new.seq::text, '~'), coalesce(new.kind::text, '~'), coalesce(new.subject::text, '~'), coalesce(new.created_at::text, '~')));
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and new.body is not distinct from old.body then
    new.checksum := new.checksum || substr(old.checksum, 18, 16);
  else
    new.checksum := new.checksum || row_print(concat_ws(chr(31), coalesce(new.body::text, '~')));
  end if;
  return new;
end
$$;
create trigger webhook_deliveries_checked before insert or update of id, webhook_id, account_id, event_id, seq, kind, subject, created_at, body on webhook_deliveries for each row execute function check_webhook_deliveries();
create function is_sound(r webhook_deliveries) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in webhook_deliveries: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;

alter table webhooks add column checksum text;
create index webhooks_without_checksum on webhooks (checksum) where checksum is null;
create function is_as_written(r webhooks) returns boolean language sql stable as
  $$ select coalesce(left(r.checksum, 1) <> 'p' or (substr(r.checksum, 2, 16) = row_print(concat_ws(chr(31), coalesce(r.id::text, '~'), coalesce(r.account_id::text, '~'), coalesce(r.url::text, '~'), coalesce(r.description::text, '~'),
    coalesce(r.events::text, '~'), coalesce(r.secret::text, '~'), coalesce(r.previous_secret::text, '~'), coalesce(r.previous_until::text, '~'),
    coalesce(r.way::text, '~'), coalesce(r.schedule::text, '~'), coalesce(r.created_at::text, '~')))), true) $$;
create function check_webhooks() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and left(old.checksum, 1) = 'p' and substr(old.checksum, 2, 16) <> row_print(concat_ws(chr(31), coalesce(old.id::text, '~'), coalesce(old.account_id::text, '~'), coalesce(old.url::text, '~'), coalesce(old.description::text, '~'),
    coalesce(old.events::text, '~'), coalesce(old.secret::text, '~'), coalesce(old.previous_secret::text, '~'), coalesce(old.previous_until::text, '~'),
    coalesce(old.way::text, '~'), coalesce(old.schedule::text, '~'), coalesce(old.created_at::text, '~'))) then
    new.checksum := 'p!damaged';
    return new;
  end if;
  new.checksum := 'p' || row_print(concat_ws(chr(31), coalesce(new.id::text, '~'), coalesce(new.account_id::text, '~'), coalesce(new.url::text, '~'), coalesce(new.description::text, '~'),
    coalesce(new.events::text, '~'), coalesce(new.secret::text, '~'), coalesce(new.previous_secret::text, '~'), coalesce(new.previous_until::text, '~'),
    coalesce(new.way::text, '~'), coalesce(new.schedule::text, '~'), coalesce(new.created_at::text, '~')));
  return new;
end
$$;
create trigger webhooks_checked before insert or update of id, account_id, url, description, events, secret, previous_secret, previous_until, way, schedule, created_at on webhooks for each row execute function check_webhooks();
create function is_sound(r webhooks) returns boolean language plpgsql stable cost 10000 as $$
begin
  if not is_as_written(r) then
    raise exception 'damaged row in webhooks: %', upper(encode(convert_to(r.id, 'UTF8'), 'hex')) using errcode = 'XX001';
  end if;
  return true;
end
$$;
