-- Audiences of real people whose known members have changed: what is concluded from them is to be concluded anew. Each is noted
-- once, with how often it has changed, so that a change during the work is not lost.
create table audience_changes (
  network text not null,
  creator_id text not null,
  kind text not null,
  changes bigint not null,
  noted_at bigint not null,
  primary key (network, creator_id, kind)
);

create index audience_changes_by_time on audience_changes (noted_at);

insert into audience_changes (network, creator_id, kind, changes, noted_at)
select network, creator_id, kind, 1, 0 from memberships where source <> 'demo' group by network, creator_id, kind;
