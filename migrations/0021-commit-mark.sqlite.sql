-- The last commit, counted and chained. It changes in the transaction of every commit; after it, the same is written to the file
-- rostra.seal beside the database. At a start both are compared: a database behind its seal has lost acknowledged commits.
create table commit_mark (
  database_id text primary key,
  seq bigint not null,
  committed_at bigint not null,
  chain text not null
);

insert into commit_mark (database_id, seq, committed_at, chain) values (lower(hex(randomblob(8))), 0, 0, '');
