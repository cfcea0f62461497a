-- The audit log by who, what and how it ended, newest first within an account: filters no longer look through all entries.
create index audit_entries_by_actor on audit_entries (account_id, actor, at, seq);
create index audit_entries_by_operation on audit_entries (account_id, operation, at, seq);
create index audit_entries_by_outcome on audit_entries (account_id, outcome, at, seq);
