-- Work that only one of many processes does at a time. `term` counts up whenever another holder takes over: what a former holder
-- still sends is told by it. `state` is what a holder leaves to the next one.
create table leases (
  name text primary key,
  holder text not null,
  term bigint not null,
  expires_at bigint not null,
  state text
);
