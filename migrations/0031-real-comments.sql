-- Whether any comment is real is asked with every search: it must not mean reading those of the demo.

create index comments_not_of_demo on comments (network) where source <> 'demo';
