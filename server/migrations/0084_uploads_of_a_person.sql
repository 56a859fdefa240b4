-- What somebody has uploaded is handed out with all else that is kept of them (docs/decisions/0122).
create index uploads_person on {schema}.uploads (user_id, file_path);
