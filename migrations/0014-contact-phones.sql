-- Which profiles state a telephone number, by the SHA-256 of the number in E.164: an objection to a number must reach them at
-- once. A row is a hint; whether the profile still states the number is read from its record each time.
create table contact_phones (
  hash text not null,
  network text not null,
  external_id text not null,
  primary key (hash, network, external_id)
);
