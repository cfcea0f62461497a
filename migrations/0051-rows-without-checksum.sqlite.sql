-- Rows without a checksum are found at every start and every few minutes: without reading all the others.
create index creators_without_checksum on creators (checksum) where checksum is null;
create index contents_without_checksum on contents (checksum) where checksum is null;
create index comments_without_checksum on comments (checksum) where checksum is null;
create index audience_members_without_checksum on audience_members (checksum) where checksum is null;
create index audience_summaries_without_checksum on audience_summaries (checksum) where checksum is null;
create index brands_without_checksum on brands (checksum) where checksum is null;
create index creator_facts_without_checksum on creator_facts (checksum) where checksum is null;
