-- The step of a trace that submitted a request, so that its work belongs to the same trace. Null where traces are off.
alter table requests add column traceparent text;
