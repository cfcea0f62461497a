-- Which profiles state an e-mail address, by the SHA-256 of the address in lower case: look-ups need no plain addresses.
-- A row is a hint; whether the profile still states the address is read from its record each time.
create table contact_emails (
  hash text not null,
  network text not null,
  external_id text not null,
  primary key (hash, network, external_id)
);

-- Who must not be contacted, whoever asks. Only hashes are kept: the registry must not be a list of addresses itself.
create table do_not_contact (
  id text primary key,
  kind text not null,
  hash text not null,
  reason text,
  created_at bigint not null,
  unique (kind, hash)
);
