-- A run that later ones are compared with: the first, and the first after a search looks for something else.
alter table saved_search_runs add column baseline bigint not null default 0;

update saved_search_runs set baseline = 1 where seq = 1;
