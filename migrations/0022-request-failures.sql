-- Failures of the work itself, apart from `attempt`, which also counts the times a worker vanished: a killed process is not the request's fault.
alter table requests add column failures bigint not null default 0;
