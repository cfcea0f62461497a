-- The invented and the real are worlds apart. Which one somebody belongs to stands beside the record, so that the database can tell them apart without reading it.

alter table creators add column synthetic bigint not null default 0;
update creators set synthetic = 1 where document like '%"synthetic":true%';
create index creators_by_world on creators (synthetic, network);
