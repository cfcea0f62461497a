-- Peers are compared by credibility: without reading every conclusion whole.

alter table audience_summaries add column credibility double precision
  generated always as ((document::jsonb -> 'credibility' ->> 'value')::double precision) stored;
create index audience_credibility on audience_summaries (network, kind, external_id, credibility);
