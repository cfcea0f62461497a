-- What a request was estimated to use of sources that charge or count, when it was submitted. Null where it reads none.
alter table requests add column cost text;
