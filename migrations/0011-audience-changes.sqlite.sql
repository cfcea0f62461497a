-- Audiences are searched too: what is concluded about them belongs to the feed of changes.

create trigger audience_summaries_inserted after insert on audience_summaries when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('audiences', new.network, new.external_id, ''); end;
create trigger audience_summaries_updated after update on audience_summaries when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('audiences', new.network, new.external_id, ''); end;
create trigger audience_summaries_deleted after delete on audience_summaries when exists (select 1 from corpus_followers) begin insert into corpus_changes (what, network, id, sub) values ('audiences', old.network, old.external_id, ''); end;
