-- The first avatar, which everybody has, is a face of one's own: it is drawn from who wears it (R10.3).
update item set name = 'Tu propia cara' where id = 1;
