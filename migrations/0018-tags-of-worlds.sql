-- Tags are counted for each world on its own: the real one and the invented one never stand in one base. They are counted anew at the next start.

drop table tag_pairs;
drop table tags;

create table tags (
  synthetic bigint not null,
  tag text not null,
  contents bigint not null,
  creators bigint not null,
  primary key (synthetic, tag)
);

create table tag_pairs (
  synthetic bigint not null,
  tag text not null,
  other text not null,
  contents bigint not null,
  primary key (synthetic, tag, other)
);

delete from facts where name = 'tags_counted';
