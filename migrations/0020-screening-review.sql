-- What a reviewer says of an item in place of what the engine found: categories with their severity, and a note.
-- `categories` stays what the engine found, which the digest seals; `shown_categories` is what counts now.
alter table screening_items add column review text;
alter table screening_items add column shown_categories text;

-- What later screenings remember of a reviewer's categories.
alter table screening_memory add column document text;
