-- The keys change names and nothing is read (docs/decisions/0143). `notifications_id` and `notification_items_item` stay for servers of
-- the release before, which look rows up by them and name the second in `on conflict`.
-- In the order in which lists take them: none waits for the other table in a circle.
lock table {schema}.notifications, {schema}.notification_items in access exclusive mode;
alter table {schema}.notification_items
  drop constraint notification_items_notification_id_fkey,
  drop constraint notification_items_pkey,
  add constraint notification_items_pkey primary key using index notification_items_person;
alter table {schema}.notifications
  drop constraint notifications_pkey,
  add constraint notifications_pkey primary key using index notifications_person;
