-- What was used of an allowance that a source counts (calls, and US dollars or units), by all processes, until it begins anew.
create table source_spending (
  source text not null,
  resets_at bigint not null,
  calls bigint not null,
  amount double precision not null,
  primary key (source, resets_at)
);
delete from facts where substr(name, 1, 6) = 'spent_';
