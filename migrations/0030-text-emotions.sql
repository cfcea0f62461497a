-- Which emotions texts were judged to show, for listening that asks for them. `print` is of the words: a text that was edited is
-- judged again, as is one judged by other models. `probabilities` is JSON, null where they could not be judged, for the `reason`.
create table text_emotions (
  key text primary key,
  print bigint not null,
  engine_version text not null,
  probabilities text,
  reason text,
  judged_at bigint not null
);
