-- Peers are compared by credibility: without reading every conclusion whole.

alter table audience_summaries add column credibility real generated always as (document ->> '$.credibility.value') virtual;
create index audience_credibility on audience_summaries (network, kind, external_id, credibility);
