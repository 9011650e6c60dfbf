-- People are found by how their names begin (R22.2), whatever the database sorts by.
create index app_user_by_name on app_user (username_key text_pattern_ops);
