-- A retracted card says no more whom, what or which group it showed: messages retracted before kept it, a group's share code too.
update {schema}.messages set target_id = null where type = 'message_delete' and target_id is not null;
