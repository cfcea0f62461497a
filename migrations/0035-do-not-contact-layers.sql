-- Each account has a registry of its own; the layer '' holds for the whole installation, and only its operator changes it. What was
-- there before held for all, and still does.
create table contact_objections (
  id text primary key,
  layer text not null,
  kind text not null,
  hash text not null,
  reason text,
  created_at bigint not null,
  unique (layer, kind, hash)
);

insert into contact_objections (id, layer, kind, hash, reason, created_at)
  select id, '', kind, hash, reason, created_at from do_not_contact;

drop table do_not_contact;

create index contact_objections_by_hash on contact_objections (hash);
