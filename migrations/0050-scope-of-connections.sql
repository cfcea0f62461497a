-- Connected accounts have a scope of their own. Tokens that could use them keep it.
update tokens set scopes = scopes || ' connections'
  where ' ' || scopes || ' ' like '% creators %' and ' ' || scopes || ' ' not like '% connections %';
