-- The language that a user chose in the console: e-mails to them are in it.
alter table users add column language text;
-- Who has a message already while others of its recipients are still tried: nobody gets it twice, nobody never.
alter table webhook_deliveries add column served text;
