-- Files that were uploaded to be imported. The bytes lie in the data folder under the id.
create table import_files (
  id text primary key,
  account_id text not null,
  name text not null,
  bytes bigint not null,
  sha256 text not null,
  created_at bigint not null
);
create index import_files_by_account on import_files (account_id, id);

-- Mappings kept by name: which column of a file is which field.
create table import_mappings (
  account_id text not null,
  name text not null,
  mapping text not null,
  updated_at bigint not null,
  primary key (account_id, name)
);
